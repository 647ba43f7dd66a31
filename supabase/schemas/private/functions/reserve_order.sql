-- Creates one order per listing and returns the first. Shipping and protection fee are divided in
-- proportion to the prices; voucher and wallet in proportion to the amounts that they pay for.
create function private.reserve_order(
  p_buyer_id uuid,
  p_listings public.listings[],
  p_prices bigint[],
  p_quote private.shipping_quote,
  p_protection_fee bigint,
  p_voucher_code text,
  p_use_wallet boolean,
  p_offer_id uuid
) returns public.orders
language plpgsql volatile
set plan_cache_mode = force_generic_plan
as $$
declare
  v_seller_id constant uuid := p_listings[1].seller_id;
  v_total constant bigint := p_quote.item_price + p_quote.price + p_protection_fee;
  v_fees constant bigint[] := private.shares(p_protection_fee, p_prices);
  v_shipping constant bigint[] := private.shares(p_quote.price, p_prices);
  v_dues bigint[] := array(
    select p_prices[place] + v_shipping[place] + v_fees[place]
    from generate_subscripts(p_prices, 1) as place
    order by place);
  v_discounts bigint[];
  v_wallet bigint[];
  v_id constant uuid := gen_random_uuid();
  v_offered_id uuid;
  v_voucher_id uuid;
  v_discount bigint := 0;
  v_wallet_amount bigint := 0;
  v_due bigint;
  v_minimum constant bigint := private.setting('minimum_invoice_idr');
  v_now constant timestamptz := private.now();
  v_order public.orders;
begin
  if p_voucher_code is not null then
    select used.voucher_id, used.discount into v_voucher_id, v_discount
    from private.use_voucher(
      p_voucher_code, p_buyer_id, v_seller_id, p_quote.item_price, v_total) as used;
  end if;
  v_discounts := private.parts_within(v_discount, v_dues);

  if p_use_wallet then
    v_wallet_amount := private.wallet_part(p_buyer_id, v_total - v_discount);
    v_dues := array(
      select v_dues[place] - v_discounts[place]
      from generate_subscripts(v_dues, 1) as place
      order by place);
  end if;
  v_wallet := private.parts_within(v_wallet_amount, v_dues);
  v_due := v_total - v_discount - v_wallet_amount;
  if v_due between 1 and v_minimum - 1 then
    perform private.raise_error(
      'payment_minimum_not_met', jsonb_build_object('due', v_due, 'minimum', v_minimum));
  end if;
  if p_offer_id is not null then
    v_offered_id := (select offers.listing_id from private.offers where offers.id = p_offer_id);
  end if;

  update public.listings
  set status = 'reserved', updated_at = v_now
  where id = any (p_quote.listing_ids);

  insert into public.orders (
    id, bundle_id, reference, listing_id, buyer_id, seller_id,
    item_price, bundle_discount, shipping_fee, buyer_protection_fee, voucher_discount,
    wallet_amount, commission, courier_code, courier_service_code,
    listing_title, listing_photo_url, weight_grams, offer_id, created_at, updated_at)
  select
    case
      when place = 1 then v_id
      -- The same stripe of the ledger's accounts as the first order.
      else overlay(gen_random_uuid()::text placing right(v_id::text, 2) from 35)::uuid
    end,
    case when cardinality(p_listings) > 1 then v_id end,
    private.new_reference('ORD'), p_listings[place].id, p_buyer_id, v_seller_id,
    p_prices[place],
    case
      when p_listings[place].id = v_offered_id then 0
      else p_listings[place].price - p_prices[place]
    end,
    v_shipping[place], v_fees[place], v_discounts[place],
    v_wallet[place], private.commission(p_prices[place]),
    p_quote.courier_code, p_quote.courier_service_code,
    p_listings[place].title, p_listings[place].photos[1], p_listings[place].weight_grams,
    case when p_listings[place].id = v_offered_id then p_offer_id end, v_now, v_now
  from generate_subscripts(p_listings, 1) as place;

  if v_voucher_id is not null then
    insert into private.voucher_uses (order_id, voucher_id, user_id)
    select orders.id, v_voucher_id, p_buyer_id
    from public.orders
    where orders.purchase_id = v_id;
  end if;
  select orders.* into v_order from public.orders where orders.id = v_id;
  return v_order;
end
$$;
