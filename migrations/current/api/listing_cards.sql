-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: anon, authenticated, preloved_verbs.
CREATE OR REPLACE FUNCTION api.listing_cards(p_listing_ids uuid[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(string_agg(listings.card || ',"seller":' || (
        select row_to_json(seller) from (select profiles.id, profiles.username, profiles.photo_url, profiles.city
          from public.profiles where profiles.id = listings.seller_id) as seller) || '}',
      ',' order by wanted.place), '')
    from unnest(p_listing_ids) with ordinality as wanted (id, place)
    join public.listings on listings.id = wanted.id);
end
$function$;
