-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: anon, authenticated, preloved_verbs.
CREATE OR REPLACE FUNCTION api.listing_record(p_listing listings)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (p_listing.card || ',"seller":' || row_to_json(seller) || '}')::jsonb
  from (select profiles.id, profiles.username, profiles.photo_url, profiles.city
        from public.profiles where profiles.id = p_listing.seller_id) as seller;
end
$function$;
