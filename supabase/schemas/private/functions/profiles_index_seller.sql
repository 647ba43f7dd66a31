-- Changing the seller locks the row, and index_listings takes a shared lock on it before it reads
-- it. So an entry is written either with these facets, or before the statement below.
create function private.profiles_index_seller() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_before constant text[] := private.seller_facets(
    old.verified, old.rating_sum, old.rating_count);
  v_after constant text[] := private.seller_facets(
    new.verified, new.rating_sum, new.rating_count);
begin
  if v_before is distinct from v_after then
    update private.listing_search as entries
    set facets = array(
      select facet
      from unnest(entries.facets) as facets (facet)
      where facet <> all (v_before)
      union all
      select unnest(v_after)
    )
    where entries.number = any (array(
      select locked.number
      from private.listing_search as locked
      join public.listings on listings.number = locked.number
      where listings.seller_id = new.id
        and listings.is_visible
      order by locked.number
      for update of locked));
  end if;
  return null;
end
$$;
