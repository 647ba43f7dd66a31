-- Returns the data for the invoice request. p_provider: the payment provider of new purchases. POST
-- /boosts has the same three steps as POST /orders. Until internal.finish_boost_purchase the status
-- is CREATING and the seller does not see the purchase.
create function api.boosts_create(
  p_listing_id uuid,
  p_package text,
  p_provider text,
  p_request_key text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_listing public.listings;
  v_package private.boost_packages;
  v_purchase private.boost_purchases;
begin
  select packages.* into v_package
  from private.boost_packages as packages
  where packages.code = p_package
    and packages.is_offered;
  select listings.* into v_listing
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null;
  if v_package.code is null then
    perform private.raise_error('boost_package_unknown');
  elsif v_listing.id is null
    or (v_listing.is_withdrawn and v_listing.seller_id <> v_seller.id) then
    perform private.raise_error('listing_not_found');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.raise_error('not_the_seller');
  end if;

  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.listing_id = p_listing_id
    and purchases.status in ('CREATING', 'AWAITING_PAYMENT');
  if v_purchase.status = 'CREATING' and v_purchase.package = p_package then
    perform private.lease_boost(v_purchase.id);
    return private.pending_boost(v_purchase, true);
  elsif v_purchase.package = p_package and v_purchase.request_key = p_request_key then
    return private.pending_boost(v_purchase, true);
  elsif v_purchase.id is not null then
    perform private.raise_error('boost_unpaid');
  elsif v_listing.status <> 'active' or v_listing.is_withdrawn then
    perform private.raise_error(
      'listing_not_active',
      jsonb_build_object(
        'status', case when v_listing.hidden_at is null then v_listing.status::text else 'hidden' end));
  elsif private.vacation_of(v_seller.id) is not null then
    perform private.raise_error('own_vacation');
  end if;

  insert into private.boost_purchases (
    reference, seller_id, listing_id, package, score, days, price, request_key,
    provider)
  values (
    private.new_reference('BST'), v_seller.id, v_listing.id,
    v_package.code, v_package.score, v_package.days, v_package.price, p_request_key,
    p_provider)
  returning * into v_purchase;
  -- If this process dies before finish_boost_purchase, the job finds the invoice or abandons it.
  perform private.enqueue_job(
    'finish_boost_purchase',
    v_purchase.id::text,
    jsonb_build_object('boost_id', v_purchase.id),
    private.now() + interval '60 seconds');
  return private.pending_boost(v_purchase, false);
end
$$;
