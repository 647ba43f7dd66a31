create function api.shipping_rates(
  p_listing_id uuid,
  p_address_id uuid,
  p_offer_id uuid default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller public.profiles := private.caller();
  v_listing public.listings;
  v_origin public.addresses;
  v_destination public.addresses;
  v_now constant timestamptz := private.now();
  v_expires_at timestamptz;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null;
  select addresses.*
  into v_destination
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_caller.id;
  if v_listing.id is null then
    perform private.raise_error('listing_not_found');
  elsif v_destination.id is null then
    perform private.raise_error('address_not_found');
  elsif v_listing.seller_id = v_caller.id then
    perform private.raise_error('own_listing');
  end if;
  perform private.require_no_block(v_caller.id, v_listing.seller_id);
  if not private.is_for_sale(v_listing) then
    perform private.raise_not_for_sale(v_listing);
  end if;
  v_listing.price := private.offered_price(v_listing, v_caller.id, p_offer_id);

  select addresses.*
  into v_origin
  from public.addresses
  where addresses.user_id = v_listing.seller_id
    and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('seller_address_missing');
  end if;

  v_expires_at := v_now + make_interval(mins => private.setting('quote_minutes')::integer);
  return jsonb_build_object(
    'origin_postal_code', v_origin.postal_code,
    'destination_postal_code', v_destination.postal_code,
    'item_name', v_listing.title,
    'item_value', v_listing.price,
    'weight_grams', v_listing.weight_grams,
    'protection_fee', private.protection_fee(v_listing.price),
    'buyer_id', v_caller.id,
    'address_fingerprint', private.address_fingerprint(v_destination),
    'origin_fingerprint', private.address_fingerprint(v_origin),
    'quoted_at', internal.wire_time(v_now),
    'expires_at', internal.wire_time(v_expires_at)
  );
end
$$;
comment on function api.shipping_rates(uuid, uuid, uuid) is
  'What the provider needs to quote, and from when until when such a quote is valid.';
