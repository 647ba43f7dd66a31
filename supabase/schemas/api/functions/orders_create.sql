-- Reserves the listings for the caller, all or none, and returns the data for the invoice request.
-- Unless the quote is recent, also the quoted courier, whose price is checked before the invoice.
-- p_quote: a private.shipping_quote whose signature the endpoint has verified; null if it is not
-- valid. p_offer_id: an accepted offer of the caller, whose price replaces the listing's.
-- p_provider: the payment provider of new purchases. POST /orders has three steps: this function
-- reserves the listing, the payment provider creates the invoice, internal.finish_order makes the
-- order visible. Until then state_version is 0.
create function api.orders_create(
  p_listing_ids jsonb,
  p_address_id uuid,
  p_quote jsonb,
  p_provider text,
  p_voucher_code text default null,
  p_use_wallet boolean default false,
  p_request_key text default null,
  p_offer_id uuid default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_buyer constant public.profiles := private.caller();
  v_max_unpaid constant bigint := private.setting('unpaid_orders_max');
  v_ids constant uuid[] := private.text_array(p_listing_ids)::uuid[];
  v_quote private.shipping_quote := jsonb_populate_record(null::private.shipping_quote, p_quote);
  v_listings public.listings[];
  v_listing public.listings;
  v_prices bigint[];
  v_objection text;
  v_are_for_sale boolean := true;
  v_seller_id uuid;
  v_address public.addresses;
  v_origin public.addresses;
  v_order public.orders;
  v_protection_fee bigint;
  v_pending jsonb;
begin
  -- Concurrent orders of one buyer are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('unpaid_orders:' || v_buyer.id, 0));

  select addresses.* into v_address
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_buyer.id;
  v_listings := private.lock_listings(v_ids);
  -- After the listings, which a deletion of somebody who likes them locks first.
  perform private.active_caller();
  v_seller_id := v_listings[1].seller_id;
  foreach v_listing in array v_listings loop
    v_are_for_sale := v_are_for_sale and private.is_for_sale(v_listing);
  end loop;

  -- Only a new order is compared with the seller's address: an earlier one has its own copies.
  select addresses.* into v_origin
  from public.addresses
  where addresses.user_id = v_seller_id
    and addresses.is_primary
    and v_are_for_sale;

  v_objection := private.listings_objection(v_ids, v_listings, v_buyer.id);
  if v_objection is null then
    v_prices := private.prices_for(v_listings, v_buyer.id, p_offer_id);
  elsif v_objection <> 'listing_not_found' then
    perform private.raise_error(v_objection);
  end if;
  perform private.check_quote(
    v_quote, v_ids, v_buyer.id, v_listings, v_prices, v_address, v_origin);
  if v_objection is not null then
    perform private.raise_error(v_objection);
  elsif v_address.id is null then
    perform private.raise_error('address_not_found');
  elsif p_use_wallet and private.setting('escrow_only') = 1 then
    perform private.raise_error('wallet_only_pays_out');
  elsif p_use_wallet and private.is_payout_blocked(v_buyer.id) then
    perform private.raise_error('wallet_blocked');
  elsif not v_are_for_sale then
    return private.resume_order(
      v_listings, v_buyer.id, v_address, v_quote, p_voucher_code, p_use_wallet,
      p_request_key, p_offer_id);
  elsif v_origin.id is null then
    perform private.raise_error('seller_address_missing');
  end if;
  perform private.require_no_block(v_buyer.id, v_seller_id);
  if v_max_unpaid <= (
    select count(distinct orders.purchase_id)
    from public.orders
    where orders.buyer_id = v_buyer.id
      and orders.status = 'AWAITING_PAYMENT'
  ) then
    perform private.raise_error(
      'too_many_unpaid_orders', jsonb_build_object('max', v_max_unpaid));
  end if;
  perform private.require_few_abandoned_orders(v_buyer.id, v_seller_id, v_ids);
  -- The buyer gets the benefit of a lower fee.
  v_protection_fee := private.protection_fee(v_quote.item_price);
  if v_protection_fee > v_quote.protection_fee then
    perform private.raise_error(
      'protection_fee_raised',
      jsonb_build_object('now', v_protection_fee, 'before', v_quote.protection_fee));
  end if;

  v_order := private.reserve_order(
    v_buyer.id, v_listings, v_prices, v_quote, v_protection_fee, p_voucher_code, p_use_wallet, p_offer_id);
  insert into private.order_addresses (
    order_id, party, recipient_name, phone, street, district, city, province, postal_code,
    latitude, longitude)
  select
    orders.id, parties.party, (parties.address).recipient_name, (parties.address).phone,
    (parties.address).street, (parties.address).district, (parties.address).city,
    (parties.address).province, (parties.address).postal_code, (parties.address).latitude,
    (parties.address).longitude
  from (values ('buyer'::public.order_actor, v_address), ('seller', v_origin))
    as parties (party, address)
  cross join public.orders
  where orders.purchase_id = v_order.id;
  insert into private.invoices (order_id, amount, request_key, provider)
  select v_order.id, sum(orders.amount_due), p_request_key, p_provider
  from public.orders
  where orders.purchase_id = v_order.id;
  -- If this process dies before finish_order, the job finds the invoice or frees the listing.
  perform private.enqueue_job(
    'finish_order',
    v_order.id::text,
    jsonb_build_object('order_id', v_order.id),
    private.now() + interval '60 seconds');
  if p_use_wallet then
    perform private.ledger_post(
      'order:' || orders.id || ':wallet_held',
      'wallet_payment',
      'Payment of ' || orders.reference,
      orders.id,
      array[
        private.ledger_line('wallet', -orders.wallet_amount, p_user_id => orders.buyer_id),
        private.ledger_line('payment_held', orders.wallet_amount)
      ])
    from public.orders
    where orders.purchase_id = v_order.id
      and orders.wallet_amount > 0;
  end if;
  v_pending := private.pending_order(v_order, false);
  if v_quote.quoted_at
    > private.now() - make_interval(mins => private.setting('quote_recheck_minutes')::integer) then
    return v_pending;
  end if;
  return v_pending || jsonb_build_object('quoted', private.quoted_courier(v_order));
end
$$;
