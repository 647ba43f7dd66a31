create function private.offered_price(
  p_listing public.listings,
  p_buyer_id uuid,
  p_offer_id uuid
) returns bigint
language plpgsql stable
as $$
declare
  v_offer private.offers;
  v_status private.offer_status;
begin
  if p_offer_id is null then
    return p_listing.price;
  end if;
  select offers.* into v_offer
  from private.offers
  where offers.id = p_offer_id
    and offers.buyer_id = p_buyer_id;
  v_status := private.offer_status(v_offer);
  if v_offer.id is null then
    perform private.raise_error('offer_not_found');
  elsif v_offer.listing_id <> p_listing.id then
    perform private.raise_error('offer_for_another_listing');
  elsif not private.is_for_sale(p_listing) then
    -- An order at this price may be under way; at another price it fails because of the listing.
    return v_offer.price;
  elsif v_status = 'open' then
    perform private.raise_error('offer_not_accepted');
  elsif v_status = 'expired' then
    perform private.raise_error('offer_expired');
  elsif v_status <> 'accepted' or v_offer.listing_price <> p_listing.price then
    perform private.raise_error('offer_not_open');
  end if;
  return v_offer.price;
end
$$;
