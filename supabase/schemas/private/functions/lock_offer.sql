create function private.lock_offer(p_offer_id uuid) returns private.offers
language plpgsql volatile
as $$
declare
  v_me uuid := (private.caller()).id;
  v_offer private.offers;
begin
  select offers.* into v_offer
  from private.offers
  where offers.id = p_offer_id
    and v_me in (offers.buyer_id, offers.seller_id);
  -- In the order of orders, bans, deletions and blocks: listing, profiles, pair, offer.
  perform from public.listings where listings.id = v_offer.listing_id for update;
  perform
  from public.profiles
  where profiles.id in (v_offer.buyer_id, v_offer.seller_id)
  order by profiles.id
  for key share;
  perform private.active_caller();
  if v_offer.id is null then
    perform private.raise_error('offer_not_found');
  end if;
  perform private.lock_people(v_offer.buyer_id, v_offer.seller_id);
  select offers.* into v_offer
  from private.offers
  where offers.id = p_offer_id
  for update;
  return v_offer;
end
$$;
