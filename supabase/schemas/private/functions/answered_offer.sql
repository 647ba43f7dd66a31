-- Locks the open offer that the caller may withdraw (its maker) or answer (the other party).
create function private.answered_offer(
  p_offer_id uuid,
  p_actor text
) returns private.offers
language plpgsql volatile
as $$
declare
  v_me constant uuid := (private.caller()).id;
  v_offer private.offers;
  v_is_maker boolean;
begin
  select offers.* into v_offer
  from private.offers
  where offers.id = p_offer_id
    and v_me in (offers.buyer_id, offers.seller_id);
  -- In the lock order of orders, bans, deletions and blocks: listing, profiles, pair, offer.
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

  v_is_maker := private.offer_party(v_offer, v_me) = v_offer.offered_by;
  if p_actor = 'other' and v_is_maker then
    perform private.raise_error('other_party_decides');
  elsif p_actor = 'maker' and not v_is_maker then
    perform private.raise_error('offer_not_yours');
  elsif v_offer.status = 'open' and private.offer_status(v_offer) = 'expired' then
    perform private.raise_error('offer_expired');
  elsif v_offer.status <> 'open' then
    perform private.raise_error('offer_not_open');
  end if;
  return v_offer;
end
$$;
