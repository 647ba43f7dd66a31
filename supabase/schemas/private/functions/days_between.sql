create function private.days_between(
  p_from date,
  p_to date
) returns setof private.analytics_days
language plpgsql stable
as $$
declare
  v_first_open constant date := private.first_open_day();
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  return query
    select days.*
    from private.analytics_days as days
    where days.day between p_from and p_to
    union all
    select counted.*
    from generate_series(
      greatest(p_from, v_first_open), least(p_to, v_today), interval '1 day'
    ) as open (day)
    cross join lateral private.count_day(open.day::date) as counted
    where v_first_open is not null;
end
$$;
