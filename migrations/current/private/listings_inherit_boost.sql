-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: nobody else.
CREATE OR REPLACE FUNCTION private.listings_inherit_boost()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.boost_score := coalesce((
    select sum(periods.score) from private.boost_periods as periods
    where periods.seller_id = new.seller_id and periods.listing_id is null and periods.ended_at is null), 0);
  return new;
end
$function$;
