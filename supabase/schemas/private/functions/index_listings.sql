create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.listing_search (
    number, listing_id, product_category, gender, price, headline, document, vibe_tags
  )
  select
    changed.number,
    changed.id,
    changed.product_category,
    changed.gender,
    changed.price,
    words.headline,
    words.headline || to_tsvector('pg_catalog.indonesian', changed.description),
    changed.vibe_tags
  from unnest(p_listings) as changed,
    lateral (
      select to_tsvector(
        'pg_catalog.indonesian', concat_ws(' ', changed.title, changed.brand)) as headline
      offset 0
    ) as words
  order by changed.number
  on conflict (number) do update
  set product_category = excluded.product_category,
      gender = excluded.gender,
      price = excluded.price,
      headline = excluded.headline,
      document = excluded.document,
      vibe_tags = excluded.vibe_tags;

  -- Ordered, so that two transactions with the same new words do not deadlock.
  insert into private.search_words (word)
  select words.word
  from (
    select distinct unnest(tsvector_to_array(
      to_tsvector('pg_catalog.simple', concat_ws(' ', changed.title, changed.brand)))) as word
    from unnest(p_listings) as changed
  ) as words
  where char_length(words.word) between 3 and 40
    and words.word !~ '^[0-9]+$'
    and not exists (
      select
      from private.search_words as known
      where known.word = words.word
    )
  order by words.word
  on conflict do nothing;
end
$$;
comment on function private.index_listings(public.listings[]) is
  'Writes the search entries of these listings and adds their words to search_words.';
