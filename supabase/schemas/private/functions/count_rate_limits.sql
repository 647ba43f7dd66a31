create function private.count_rate_limits(
  p_action text,
  p_subjects text[]
) returns table (subject text, admitted integer, retry_after_seconds integer)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return query
    with allowance as (
      select rate_limits.max_calls * private.setting('rate_limit_multiplier') as max_calls,
        make_interval(secs => rate_limits.per_seconds) as period
      from private.rate_limits where rate_limits.action = p_action
    ), asked as (
      select name, count(*) as calls from unnest(p_subjects) as name group by name
    ), counted as (
      -- In one order of rows, so that two batches with the same people wait for each other and never in a circle.
      insert into private.rate_windows as windows (action, subject, calls, ends_at)
      select p_action, asked.name, asked.calls, v_now + allowance.period from allowance, asked order by asked.name
      on conflict on constraint rate_windows_pkey do update
      set calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
          ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
      returning windows.subject, windows.calls, windows.ends_at
    )
    select asked.name, greatest(0, least(asked.calls, allowance.max_calls - counted.calls + asked.calls))::integer,
      -- From now, not from when this call began: it may have waited for the one that opened the window.
      greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())))::integer
    from allowance, asked join counted on counted.subject = asked.name;
  if not found then
    raise exception 'There is no rate limit for %: add it to private.rate_limits.', p_action;
  end if;
  -- Each call takes up to two forgotten windows with it, so that the table never needs a cleaner.
  delete from private.rate_windows as windows where (windows.action, windows.subject) in (
    select old.action, old.subject from private.rate_windows as old
    where old.ends_at < v_now - interval '1 hour' order by old.ends_at limit 2 for update skip locked);
end
$$;
comment on function private.count_rate_limits(text, text[]) is
  'Counts one call for each element of p_subjects in one statement; answers per subject how many of them its window still takes, and when it ends.';
