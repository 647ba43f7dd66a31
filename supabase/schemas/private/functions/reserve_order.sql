create function private.reserve_order(
  p_buyer_id uuid,
  p_listing public.listings,
  p_quote private.shipping_quote,
  p_protection_fee bigint,
  p_voucher_code text,
  p_use_wallet boolean,
  p_offer_id uuid
) returns public.orders
language plpgsql volatile
as $$
declare
  v_voucher_id uuid;
  v_discount bigint := 0;
  v_wallet_amount bigint := 0;
  v_now constant timestamptz := private.now();
  v_order public.orders;
begin
  if p_voucher_code is not null then
    select used.voucher_id, used.discount into v_voucher_id, v_discount
    from private.use_voucher(
      p_voucher_code,
      p_buyer_id,
      p_listing.seller_id,
      p_listing.price,
      p_listing.price + p_quote.price + p_protection_fee) as used;
  end if;

  if p_use_wallet then
    v_wallet_amount := private.wallet_part(
      p_buyer_id, p_listing.price + p_quote.price + p_protection_fee - v_discount);
  end if;

  update public.listings
  set status = 'reserved', updated_at = v_now
  where id = p_listing.id;

  insert into public.orders (
    reference, listing_id, buyer_id, seller_id,
    item_price, shipping_fee, buyer_protection_fee, voucher_discount, wallet_amount,
    commission,
    courier_code, courier_service_code,
    listing_title, listing_photo_url, weight_grams, offer_id, created_at, updated_at)
  values (
    private.new_reference('ORD'), p_listing.id, p_buyer_id, p_listing.seller_id,
    p_listing.price, p_quote.price, p_protection_fee, v_discount, v_wallet_amount,
    private.commission(p_listing.price),
    p_quote.courier_code, p_quote.courier_service_code,
    p_listing.title, p_listing.photos[1], p_listing.weight_grams, p_offer_id, v_now, v_now)
  returning * into v_order;

  if v_voucher_id is not null then
    insert into private.voucher_uses (order_id, voucher_id, user_id)
    values (v_order.id, v_voucher_id, p_buyer_id);
  end if;
  return v_order;
end
$$;
