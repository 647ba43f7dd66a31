-- Counts the next past day and returns it. When all are counted it returns null and schedules the
-- next night.
create function internal.close_analytics_day() returns date
language plpgsql volatile security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_day constant date := private.first_open_day();
begin
  -- One day per transaction, so that catching up on years holds no lock for long.
  if v_day < v_today then
    insert into private.analytics_days
    select counted.* from private.count_day(v_day) as counted
    on conflict (day) do nothing;
    return v_day;
  end if;
  -- A cancelled order that is paid again moves to its new day: the last week may change.
  update private.analytics_days as days
  set transactions = counted.transactions, gmv = counted.gmv
  from private.analytics_days as stored
  cross join lateral private.count_sales(stored.day) as counted
  where days.day = stored.day
    and stored.day >= v_today - 7
    and (stored.transactions, stored.gmv) <> (counted.transactions, counted.gmv);
  perform private.enqueue_nightly('analytics', '00:15');
  return null;
end
$$;
