-- The platform's service keeps a partition per day and drops partitions older than three days. Run
-- by supabase_admin whenever a database is opened, and once an hour.
do $$
declare
  v_day date;
  v_old regclass;
begin
  for v_day in
    select current_date + days from generate_series(-1, 3) as days
  loop
    execute format(
      'create table if not exists realtime.%I partition of realtime.messages '
      'for values from (%L) to (%L)',
      'messages_' || to_char(v_day, 'YYYY_MM_DD'), v_day, v_day + 1);
  end loop;
  for v_old in
    select inhrelid
    from pg_inherits
    where inhparent = 'realtime.messages'::regclass
      and inhrelid::regclass::text < 'realtime.messages_' || to_char(current_date - 3, 'YYYY_MM_DD')
  loop
    execute format('drop table %s', v_old);
  end loop;
end
$$;
