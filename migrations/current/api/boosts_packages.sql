-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: anon.
CREATE OR REPLACE FUNCTION api.boosts_packages()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('package', packages.code, 'name', packages.name, 'score', packages.score,
      'days', packages.days, 'price', packages.price) order by packages.price, packages.code), '[]')
    from private.boost_packages as packages where packages.is_offered);
end
$function$;
