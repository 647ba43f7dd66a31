-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.analytics_differences(p_from date, p_to date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with pairs as materialized (
      select days.day, to_jsonb(days) as kept, to_jsonb(private.count_day(days.day)) as counted
      from private.analytics_days as days where days.day between p_from and p_to
    )
    select coalesce(jsonb_agg(jsonb_build_object('day', pairs.day, 'what', fields.key, 'kept', fields.value,
      'counted', pairs.counted -> fields.key) order by pairs.day, fields.key), '[]')
    from pairs, jsonb_each(pairs.kept) as fields
    where fields.value <> pairs.counted -> fields.key);
end
$function$;
