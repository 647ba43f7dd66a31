-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.days_between(p_from date, p_to date)
 RETURNS SETOF private.analytics_days
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
