-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.listings_report(p_listing_id uuid, p_reason text, p_details text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings
  where listings.id = p_listing_id and listings.deleted_at is null
    and (listings.status <> 'removed' or listings.seller_id = v_me);
  if v_listing.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such listing.');
  end if;
  return private.open_report(v_listing.seller_id, v_listing.id, p_reason, p_details);
end
$function$;
