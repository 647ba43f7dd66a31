create function api.orders_create(
  p_listing_id uuid,
  p_address_id uuid,
  p_quote jsonb,
  p_voucher_code text default null,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_buyer public.profiles := private.active_caller();
  v_listing public.listings;
  v_address public.addresses;
  v_origin public.addresses;
  v_order public.orders;
  v_resumed jsonb;
  v_fee bigint;
  v_total bigint;
  v_voucher jsonb;
begin
  perform private.enforce_rate_limit('order_creation', v_buyer.id::text);
  select addresses.* into v_address from public.addresses
  where addresses.id = p_address_id and addresses.user_id = v_buyer.id;
  select listings.* into v_listing from public.listings where listings.id = p_listing_id and listings.deleted_at is null for update;
  if p_quote ->> 'listing_id' is distinct from p_listing_id::text or p_quote ->> 'buyer_id' is distinct from v_buyer.id::text
     or (v_address.id is not null and p_quote ->> 'address_fingerprint' is distinct from private.address_fingerprint(v_address))
     or (v_listing.id is not null and (p_quote ->> 'weight_grams')::integer is distinct from v_listing.weight_grams) then
    perform private.raise_error('VALIDATION', 'The shipping quote was given for something else; ask for new rates.');
  elsif (p_quote ->> 'expires_at')::timestamptz <= private.now() then
    perform private.raise_error('VALIDATION', 'The shipping quote has expired; ask for new rates.');
  elsif v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address among yours.');
  elsif v_listing.seller_id = v_buyer.id then
    perform private.raise_error('FORBIDDEN', 'This is your own listing.');
  end if;
  if not v_listing.is_visible then
    v_resumed := private.resume_order(v_listing.id, v_buyer.id, v_address, p_quote, p_voucher_code, p_request_key);
    if v_resumed is not null then
      return v_resumed;
    end if;
    perform private.raise_error('CONFLICT', 'This listing is not for sale any more.');
  end if;
  select addresses.* into v_origin from public.addresses where addresses.user_id = v_listing.seller_id and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('CONFLICT', 'The seller has no address to ship from yet.');
  end if;

  v_fee := private.protection_fee(v_listing.price);
  v_total := v_listing.price + (p_quote ->> 'price')::bigint + v_fee;
  if p_voucher_code is not null then
    v_voucher := private.use_voucher(p_voucher_code, v_buyer.id, v_listing.price, v_total);
  end if;

  update public.listings set status = 'reserved', updated_at = private.now() where id = v_listing.id;
  insert into public.orders (reference, listing_id, buyer_id, seller_id, item_price, shipping_fee, buyer_protection_fee,
    voucher_discount, commission, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams)
  values (private.new_order_reference(), v_listing.id, v_buyer.id, v_listing.seller_id, v_listing.price,
    (p_quote ->> 'price')::bigint, v_fee, coalesce((v_voucher ->> 'discount')::bigint, 0), private.commission(v_listing.price),
    p_quote ->> 'courier_code', p_quote ->> 'courier_service_code', v_listing.title, v_listing.photos[1], v_listing.weight_grams)
  returning * into v_order;
  if v_voucher is not null then
    insert into private.voucher_uses (order_id, voucher_id, user_id)
    values (v_order.id, (v_voucher ->> 'voucher_id')::uuid, v_buyer.id);
  end if;
  perform private.copy_address(v_order.id, 'buyer', v_address);
  perform private.copy_address(v_order.id, 'seller', v_origin);
  insert into private.invoices (order_id, external_id, amount, request_key)
  values (v_order.id, v_order.reference, v_order.total, p_request_key);
  -- Should this process die before the invoice is ours, this job finds it or frees the listing.
  perform private.enqueue_job('finish_order', v_order.id::text, jsonb_build_object('order_id', v_order.id),
    private.now() + interval '60 seconds');
  return private.invoice_request(v_order, false);
end
$$;
comment on function api.orders_create(uuid, uuid, jsonb, text, text) is
  'Takes the listing for this buyer and writes the order, unseen, with the invoice to ask for. p_quote is a quote whose signature was verified.';
