-- Only this function decides a buyer's price of each listing. An offer's price gets no further
-- discount; its listing counts for the seller's tiers.
create function private.prices_for(
  p_listings public.listings[],
  p_buyer_id uuid,
  p_offer_id uuid
) returns bigint[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_percent constant integer := case
    when cardinality(p_listings) > 1
      then private.bundle_percent(p_listings[1].seller_id, cardinality(p_listings))
    else 0
  end;
  v_offered uuid;
begin
  if p_offer_id is not null then
    v_offered := coalesce(
      (
        select offers.listing_id
        from private.offers
        join unnest(p_listings) as listings on listings.id = offers.listing_id
        where offers.id = p_offer_id
      ),
      p_listings[1].id);
  end if;
  return array(
    select case
      when p_listings[place].id = v_offered
        then private.offered_price(p_listings[place], p_buyer_id, p_offer_id)
      else p_listings[place].price - p_listings[place].price * v_percent / 100
    end
    from generate_subscripts(p_listings, 1) as place
    order by place);
end
$$;
