create function private.days_between(p_from date, p_to date) returns setof private.analytics_days
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_open date := private.first_open_day();
  v_today date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  return query select days.* from private.analytics_days as days where days.day between p_from and p_to
    union all
    select counted.* from generate_series(greatest(p_from, v_open), least(p_to, v_today), interval '1 day') as open (day),
      private.count_day(open.day::date) as counted
    where v_open is not null;
end
$$;
comment on function private.days_between(date, date) is 'Days as they were kept, and those not closed yet as they are now. A day before anything happened has no row.';
