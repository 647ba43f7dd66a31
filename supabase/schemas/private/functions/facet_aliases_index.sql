-- index_listings and lock_own_searches share this lock until commit. So an entry or a search either
-- has the new key, or is committed and rewritten here. The rows are read after the lock.
create function private.facet_aliases_index() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_listings public.listings[];
begin
  perform pg_advisory_xact_lock(hashtextextended('facet_aliases', 0));
  select array_agg(listings)
  into v_listings
  from private.listing_search as entries
  join public.listings on listings.number = entries.number
  where entries.facets && array[
    old.kind || ':' || old.alias, old.kind || ':' || old.key,
    new.kind || ':' || new.alias, new.kind || ':' || new.key
  ];
  if v_listings is not null then
    perform private.index_listings(v_listings);
  end if;
  perform private.index_saved_search(saved.id)
  from private.saved_searches as saved
  where saved.filters ? coalesce(new.kind, old.kind);
  return null;
end
$$;
