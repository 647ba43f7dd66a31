-- p_before: the listings before the change. Keeps what another listing for sale still has.
create function private.forget_words(p_before public.listings[]) returns void
language plpgsql volatile
as $$
declare
  v_words text[];
  v_facets text[];
begin
  select array_agg(distinct words.word)
  into v_words
  from unnest(p_before) as listings,
    unnest(private.title_words(listings.title, listings.brand)) as words (word);

  select array_agg(labels.kind || ':' || private.facet_key(labels.kind, labels.label))
  into v_facets
  from (
    select distinct labels.*
    from unnest(p_before) as listings,
      lateral (values ('brand', listings.brand), ('size', listings.size)) as labels (kind, label)
    where labels.label is not null
  ) as labels;

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
