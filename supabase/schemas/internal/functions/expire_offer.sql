-- Expires an offer whose time is over. Returns false if it has ended already, or has more time.
create function internal.expire_offer(p_offer_id uuid) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_offer private.offers;
begin
  perform
  from private.offers
  join public.listings on listings.id = offers.listing_id
  where offers.id = p_offer_id
  for update of listings;
  select offers.* into v_offer
  from private.offers
  where offers.id = p_offer_id
  for update;
  if v_offer.status = private.offer_status(v_offer) then
    return false;
  end if;
  perform private.move_offer(v_offer, 'expired', 'clock');
  return true;
end
$$;
