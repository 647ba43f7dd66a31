-- Creates the partitions of this month and the next two for every partitioned table, and of months
-- whose rows are in its default partition. Returns how many it created, and schedules the next
-- night. Owned by postgres, as the tables.
create function internal.make_history_months() returns integer
language plpgsql volatile security definer
-- Shorter than deadlock_timeout: in a deadlock this side gives up and the job retries.
set lock_timeout = '500ms'
as $$
declare
  v_now constant timestamptz := private.now();
  v_tomorrow constant date := (v_now at time zone 'Asia/Jakarta')::date + 1;
  v_table record;
  v_month date;
  v_made integer := 0;
begin
  for v_table in
    select class.oid::regclass as id, class.relname as name
    from pg_partitioned_table as partitioned
    join pg_class as class on class.oid = partitioned.partrelid
    where class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by class.relname
  loop
    for v_month in
      execute format(
        'select (%L::date + make_interval(months => ahead))::date
        from generate_series(0, 2) as ahead
        union
        select month from history.%I',
        private.month_of(v_now), v_table.name || '_default')
    loop
      v_made := v_made + private.make_history_month(v_table.id, v_month)::integer;
    end loop;
  end loop;
  perform private.enqueue_job(
    'history_months', v_tomorrow::text, '{}',
    (v_tomorrow + time '00:15') at time zone 'Asia/Jakarta');
  return v_made;
end
$$;
