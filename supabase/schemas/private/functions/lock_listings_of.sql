-- Locks all listings of a seller, deleted ones too. Called before the profile is locked: an order,
-- and a listing that returns to sale, lock in this order.
create function private.lock_listings_of(p_seller_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform
  from public.listings
  where listings.seller_id = p_seller_id
  order by listings.id
  for no key update;
end
$$;
