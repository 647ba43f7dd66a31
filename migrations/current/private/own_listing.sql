-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.own_listing(p_listing_id uuid)
 RETURNS listings
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_listing_id for update;
  if v_listing.id is null or v_listing.deleted_at is not null
     or (v_listing.status = 'removed' and v_listing.seller_id <> v_me) then
    perform private.refuse('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_me then
    perform private.refuse('FORBIDDEN', 'Only its seller may change a listing.');
  elsif v_listing.status <> 'active' then
    perform private.refuse('CONFLICT', format('The listing is %s; only an active one can be changed.', v_listing.status));
  end if;
  return v_listing;
end
$function$;
