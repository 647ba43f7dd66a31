create function private.listing_of_offer(p_offer private.offers) returns public.listings
language plpgsql volatile
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing
  from public.listings
  where listings.id = p_offer.listing_id;
  perform private.require_no_block(p_offer.buyer_id, p_offer.seller_id);
  if not private.is_for_sale(v_listing) then
    perform private.raise_not_for_sale(v_listing);
  end if;
  return v_listing;
end
$$;
