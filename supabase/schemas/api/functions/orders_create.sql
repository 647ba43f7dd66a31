-- POST /orders has three steps: this function reserves the listing, the payment provider makes the
-- invoice, internal.finish_order makes the order visible. Until then state_version is 0.
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
  v_quote private.shipping_quote := jsonb_populate_record(null::private.shipping_quote, p_quote);
  v_listing public.listings;
  v_address public.addresses;
  v_origin public.addresses;
  v_order public.orders;
begin
  select addresses.* into v_address
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_buyer.id;
  select listings.* into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
  for update;

  perform private.check_quote(v_quote, p_listing_id, v_buyer.id, v_listing, v_address);
  if v_listing.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_address.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such address.');
  elsif v_listing.seller_id = v_buyer.id then
    perform private.raise_error('FORBIDDEN', 'You cannot order your own listing.');
  elsif not v_listing.is_visible then
    return private.resume_order(
      v_listing.id, v_buyer.id, v_address, v_quote, p_voucher_code, p_request_key);
  end if;

  select addresses.* into v_origin
  from public.addresses
  where addresses.user_id = v_listing.seller_id
    and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('CONFLICT', 'The seller has no address to ship from yet.');
  end if;

  v_order := private.reserve_order(v_buyer.id, v_listing, v_quote, p_voucher_code);
  perform private.copy_address(v_order.id, 'buyer', v_address);
  perform private.copy_address(v_order.id, 'seller', v_origin);
  perform private.start_invoice(v_order, p_request_key);
  return private.pending_order(v_order, false);
end
$$;
comment on function api.orders_create(uuid, uuid, jsonb, text, text) is
  'Reserves the listing for the caller and returns what the invoice request needs. '
  'p_quote: a private.shipping_quote whose signature the endpoint has verified.';
