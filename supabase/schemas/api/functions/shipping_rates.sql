-- The data for the provider's quote, and the period in which the quote is valid.
create function api.shipping_rates(
  p_listing_ids jsonb,
  p_address_id uuid,
  p_offer_id uuid default null
) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_ids constant uuid[] := private.text_array(p_listing_ids)::uuid[];
  v_listings constant public.listings[] := array(
    select listings
    from public.listings
    where listings.id = any (v_ids)
      and listings.deleted_at is null
    order by array_position(v_ids, listings.id));
  v_listing public.listings;
  v_price bigint;
  v_origin public.addresses;
  v_destination public.addresses;
  v_now constant timestamptz := private.now();
  v_expires_at timestamptz;
begin
  select addresses.*
  into v_destination
  from public.addresses
  where addresses.id = p_address_id
    and addresses.user_id = v_caller.id;
  if cardinality(v_listings) < cardinality(v_ids) then
    perform private.raise_error('listing_not_found');
  elsif v_destination.id is null then
    perform private.raise_error('address_not_found');
  end if;
  perform private.refuse(coalesce(
    private.listings_objection(v_ids, v_listings, v_caller.id),
    private.block_objection(v_caller.id, v_listings[1].seller_id)));
  foreach v_listing in array v_listings loop
    if not private.is_for_sale(v_listing) then
      perform private.raise_not_for_sale(v_listing);
    end if;
  end loop;
  select sum(price) into v_price
  from unnest(private.prices_for(v_listings, v_caller.id, p_offer_id)) as price;

  select addresses.*
  into v_origin
  from public.addresses
  where addresses.user_id = v_listings[1].seller_id
    and addresses.is_primary;
  if v_origin.id is null then
    perform private.raise_error('seller_address_missing');
  end if;

  v_expires_at := v_now + make_interval(mins => private.setting('quote_minutes')::integer);
  return jsonb_build_object(
    'origin_postal_code', v_origin.postal_code,
    'destination_postal_code', v_destination.postal_code,
    'item_name', v_listings[1].title,
    'item_value', v_price,
    'weight_grams', (select sum(listings.weight_grams) from unnest(v_listings) as listings),
    'protection_fee', private.protection_fee(v_price),
    'buyer_id', v_caller.id,
    'address_fingerprint', private.address_fingerprint(v_destination),
    'origin_fingerprint', private.address_fingerprint(v_origin),
    'quoted_at', internal.wire_time(v_now),
    'expires_at', internal.wire_time(v_expires_at)
  );
end
$$;
