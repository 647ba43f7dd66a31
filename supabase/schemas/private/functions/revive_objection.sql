create function private.revive_objection(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('late_payment_revival_minutes');
  v_listing public.listings;
  v_standing constant text := (
    select private.inactive_objection(profiles)
    from public.profiles
    where profiles.id = p_order.buyer_id);
  -- The price for everybody at the time of the order; null if the order's offer has ended other
  -- than by time.
  v_price constant bigint := case
    when p_order.offer_id is null then p_order.item_price + p_order.bundle_discount
    else (
      select offers.listing_price
      from private.offers
      where offers.id = p_order.offer_id
        and offers.status in ('accepted', 'expired'))
  end;
begin
  select listings.* into v_listing
  from public.listings
  where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => v_window) then
    return 'payment_too_late';
  elsif not private.is_for_sale(v_listing)
    or (v_listing.price, v_listing.title, v_listing.photos[1], v_listing.weight_grams)
      is distinct from (
        v_price, p_order.listing_title, p_order.listing_photo_url, p_order.weight_grams)
  then
    return 'listing_not_for_sale';
  -- The parcel would be collected at the address of the quote.
  elsif not exists (
    select
    from private.order_addresses as origins
    join public.addresses
      on addresses.user_id = p_order.seller_id
      and addresses.is_primary
    where origins.order_id = p_order.id
      and origins.party = 'seller'
      and (origins.recipient_name, origins.phone, origins.street, origins.district,
          origins.city, origins.province, origins.postal_code, origins.latitude,
          origins.longitude)
        is not distinct from (addresses.recipient_name, addresses.phone, addresses.street,
          addresses.district, addresses.city, addresses.province, addresses.postal_code,
          addresses.latitude, addresses.longitude))
  then
    return 'quote_outdated';
  elsif v_standing is not null then
    return v_standing;
  elsif private.block_objection(p_order.buyer_id, p_order.seller_id) is not null then
    return 'user_blocked';
  elsif private.reuse_voucher_objection(p_order) is not null then
    return 'voucher_used';
  elsif p_order.wallet_amount > 0 and private.setting('escrow_only') = 1 then
    return 'wallet_only_pays_out';
  elsif p_order.wallet_amount > private.free_balance(p_order.buyer_id) then
    return 'insufficient_balance';
  elsif p_order.wallet_amount > 0 and private.is_payout_blocked(p_order.buyer_id) then
    return 'wallet_blocked';
  end if;
  return null;
end
$$;
comment on function private.revive_objection(public.orders) is
  'Holds for late_payment_revival_minutes under these conditions. The listing is for sale at the '
  'same price, with the same title, cover photo and weight, and its seller has the same address. '
  'The buyer is neither suspended nor banned, and neither party has blocked the other. The '
  'order''s offer has not ended before its time. The voucher can be used again. The wallet has its '
  'part and may pay it.';
