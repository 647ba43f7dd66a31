-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.likeable_listing(p_listing_id uuid, p_liker_id uuid)
 RETURNS listings
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = p_liker_id);
  if v_listing.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such listing.');
  end if;
  return v_listing;
end
$function$;
