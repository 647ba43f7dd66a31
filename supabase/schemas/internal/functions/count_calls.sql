-- Counts one call of each user in p_caller_ids against a rate limit. Returns {wait, left, ends_in,
-- max, per} in their order: wait is null for an admitted call, else the seconds to wait. Runs
-- before the operation, in a transaction of its own, so that failed attempts count too.
create function internal.count_calls(p_action text, p_caller_ids jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_old constant timestamptz := v_now - interval '1 hour';
  v_max_calls bigint;
  v_period interval;
  v_counts jsonb;
begin
  select
    rate_limits.max_calls * private.setting('rate_limit_multiplier'),
    make_interval(secs => rate_limits.per_seconds)
  into v_max_calls, v_period
  from private.rate_limits
  where rate_limits.action = p_action;
  if not found then
    raise exception 'There is no rate limit for %: add it to private.rate_limits.', p_action;
  end if;
  with calls as (
    select
      ids.subject,
      ids.position,
      row_number() over (partition by ids.subject order by ids.position desc) - 1 as later
    from jsonb_array_elements_text(p_caller_ids) with ordinality as ids (subject, position)
  ),
  counted as (
    -- Rows are locked in the order of subjects, so that two batches cannot deadlock.
    insert into private.rate_windows as windows (action, subject, calls, ends_at)
    select p_action, calls.subject, count(*), v_now + v_period
    from calls
    group by calls.subject
    order by calls.subject
    on conflict on constraint rate_windows_pkey do update
    set
      calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
      ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
    returning
      windows.subject,
      windows.calls,
      -- The real time, not v_now: this call may have waited for the row.
      greatest(1, ceil(extract(epoch from windows.ends_at - clock_timestamp())))::integer as ends_in
  )
  select jsonb_agg(
    jsonb_build_object(
      'wait', case when counted.calls - calls.later > v_max_calls then counted.ends_in end,
      'left', greatest(0, v_max_calls - counted.calls + calls.later),
      'ends_in', counted.ends_in,
      'max', v_max_calls,
      'per', extract(epoch from v_period)::integer
    )
    order by calls.position)
  into v_counts
  from calls
  join counted on counted.subject = calls.subject;
  -- Each call deletes a few expired windows, so the table needs no cleanup job. Most find none.
  if exists (select from private.rate_windows as expired where expired.ends_at < v_old) then
    delete from private.rate_windows as windows
    where windows.ctid = any (array(
      select expired.ctid
      from private.rate_windows as expired
      where expired.ends_at < v_old
      order by expired.ends_at
      limit 2
      for update skip locked
    ));
  end if;
  return v_counts;
end
$$;
