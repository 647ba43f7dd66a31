create function private.listings_objection(
  p_ids uuid[],
  p_listings public.listings[],
  p_buyer_id uuid
) returns text
language plpgsql stable
as $$
begin
  return (
    select case
      when count(*) < cardinality(p_ids) then 'listing_not_found'
      when bool_or(listings.seller_id = p_buyer_id) then 'own_listing'
      when count(distinct listings.seller_id) > 1 then 'bundle_of_several_sellers'
    end
    from unnest(p_listings) as listings
  );
end
$$;
comment on function private.listings_objection(uuid[], public.listings[], uuid) is
  'p_listings: those of p_ids that exist.';
