-- One call per element of p_subjects. Returns for each subject how many calls were free before
-- these, the seconds until its window ends, and the limit: so many calls in so many seconds.
create function private.count_rate_limits(
  p_action text,
  p_subjects text[]
) returns table (subject text, free bigint, ends_in integer, max_calls bigint, per integer)
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_old constant timestamptz := v_now - interval '1 hour';
  v_max_calls bigint;
  v_period interval;
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
  return query
    with counted as (
      -- Rows are locked in the order of subjects, so that two batches cannot deadlock.
      insert into private.rate_windows as windows (action, subject, calls, ends_at)
      select p_action, requested.name, count(*), v_now + v_period
      from unnest(p_subjects) as requested (name)
      group by requested.name
      order by requested.name
      on conflict on constraint rate_windows_pkey do update
      set
        calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
        ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
      returning windows.subject, windows.calls, windows.ends_at
    )
    select
      counted.subject,
      greatest(
        0, v_max_calls - counted.calls + cardinality(array_positions(p_subjects, counted.subject))),
      -- The real time, not v_now: this call may have waited for the row.
      greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())))::integer,
      v_max_calls,
      extract(epoch from v_period)::integer
    from counted;
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
end
$$;
