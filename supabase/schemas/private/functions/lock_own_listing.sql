create function private.lock_own_listing(
  p_listing_id uuid,
  p_seller_id uuid
) returns public.listings
language plpgsql volatile
as $$
declare
  v_listing public.listings;
begin
  select listings.*
  into v_listing
  from public.listings
  where listings.id = p_listing_id
  for update;
  if v_listing.id is null
    or v_listing.deleted_at is not null
    or (v_listing.is_withdrawn and v_listing.seller_id <> p_seller_id)
  then
    perform private.raise_error('listing_not_found');
  elsif v_listing.seller_id <> p_seller_id then
    perform private.raise_error('not_the_seller');
  end if;
  return v_listing;
end
$$;
