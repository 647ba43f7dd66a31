-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_revive(p_order orders)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => private.setting('late_payment_revival_minutes')::integer) then
    return 'The payment came too late.';
  elsif not v_listing.is_visible or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  elsif not private.may_retake_voucher(p_order) then
    return 'Its voucher has been used up since.';
  end if;
  return null;
end
$function$;
