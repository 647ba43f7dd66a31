create function api.listings_relist(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Locked until commit: a suspension hides this listing too, or comes first and is seen here. The
  -- listing before the profile, as everywhere.
  perform
  from public.listings
  where listings.id = p_listing_id
    and listings.seller_id = private.caller_id()
  for update;
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  v_listing := private.lock_own_listing(p_listing_id, v_seller.id);
  if v_listing.status <> 'removed' then
    perform private.raise_error(
      'listing_not_removed', jsonb_build_object('status', v_listing.status));
  end if;

  update public.listings
  set status = 'active',
      updated_at = private.now()
  where id = v_listing.id
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
