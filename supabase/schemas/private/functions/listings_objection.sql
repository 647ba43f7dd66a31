create function private.listings_objection(
  p_ids uuid[],
  p_listings public.listings[],
  p_buyer_id uuid
) returns text
language plpgsql immutable
as $$
declare
  v_listing public.listings;
  v_objection text;
begin
  if cardinality(p_listings) < cardinality(p_ids) then
    return 'listing_not_found';
  end if;
  foreach v_listing in array p_listings loop
    if v_listing.seller_id = p_buyer_id then
      return 'own_listing';
    elsif v_listing.seller_id <> p_listings[1].seller_id then
      v_objection := 'bundle_of_several_sellers';
    end if;
  end loop;
  return v_objection;
end
$$;
comment on function private.listings_objection(uuid[], public.listings[], uuid) is
  'p_listings: the existing listings among p_ids.';
