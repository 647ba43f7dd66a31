-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.photos_of(p_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(photos.url), '[]')
    from (select profiles.photo_url as url from public.profiles where profiles.id = p_user_id and profiles.photo_url is not null
          union
          select unnest(listings.photos) from public.listings
          where listings.seller_id = p_user_id
            and not exists (select from public.orders where orders.listing_id = listings.id)) as photos);
end
$function$;
