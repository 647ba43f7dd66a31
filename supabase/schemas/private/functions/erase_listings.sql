create function private.erase_listings(p_ids uuid[]) returns void
language plpgsql volatile
as $$
declare
  v_words text[];
  v_facets text[];
begin
  select array_agg(distinct words.word)
  into v_words
  from public.listings,
    unnest(private.title_words(listings.title, listings.brand)) as words (word)
  where listings.id = any (p_ids);

  select array_agg(labels.kind || ':' || private.facet_key(labels.kind, labels.label))
  into v_facets
  from (
    select distinct labels.*
    from public.listings,
      lateral (values ('brand', listings.brand), ('size', listings.size)) as labels (kind, label)
    where listings.id = any (p_ids)
      and labels.label is not null
  ) as labels;

  -- These leave lists and counts. private.erasing_statements marks the others, which are in none.
  update public.listings
  set deleted_at = private.now(), updated_at = private.now()
  where id = any (p_ids)
    and status not in ('sold', 'removed')
    and deleted_at is null;

  delete from private.listing_traits as traits
  using public.listings
  where listings.id = any (p_ids)
    and traits.number = listings.number;

  -- Words that other listings have stay.
  delete from private.search_words as words
  where words.word = any (v_words)
    and not exists (
      select
      from private.listing_words as others
      where others.word = words.word);
  delete from private.facet_labels as labels
  using unnest(v_facets) as given (facet)
  where labels.kind = split_part(given.facet, ':', 1)
    and labels.key = substr(given.facet, strpos(given.facet, ':') + 1)
    and not exists (
      select
      from private.listing_search
      where listing_search.facets && array[labels.kind || ':' || labels.key]);
end
$$;
