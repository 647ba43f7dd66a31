create function api.listings_relist(p_listing_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Held until commit, so that a suspension hides this listing too, or comes first and rejects it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  select listings.* into v_listing from public.listings where listings.id = p_listing_id for update;
  if v_listing.id is null or v_listing.deleted_at is not null
     or (v_listing.status = 'removed' and v_listing.seller_id <> v_seller.id) then
    perform private.raise_error('NOT_FOUND', 'There is no such listing.');
  elsif v_listing.seller_id <> v_seller.id then
    perform private.raise_error('FORBIDDEN', 'Only its seller may put a listing up again.');
  elsif v_listing.status <> 'removed' then
    perform private.raise_error('CONFLICT', format('The listing is %s; only a removed one can be put up again.', v_listing.status));
  end if;
  update public.listings set status = 'active', updated_at = private.now() where id = v_listing.id returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_relist(uuid) is 'Puts a listing that an ended order left removed back into the shop.';
