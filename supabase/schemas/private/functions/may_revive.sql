-- What must hold before an order may move: null when it does, else the sentence that says why not.
create function private.may_revive(p_order public.orders) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => private.setting('late_payment_revival_minutes')::integer) then
    return 'The payment came too late.';
  elsif not v_listing.is_visible or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  elsif not private.may_reuse_voucher(p_order) then
    return 'Its voucher has been used up since.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is 'A late payment brings an order back only while its listing is still free at the same price.';
