create function private.index_listings(p_listings public.listings[]) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.listing_search (number, listing_id, product_category, gender, price, headline, document, vibe_tags)
  select fresh.number, fresh.id, fresh.product_category, fresh.gender, fresh.price, words.headline,
    words.headline || to_tsvector('pg_catalog.indonesian', fresh.description), fresh.vibe_tags
  from unnest(p_listings) as fresh,
    lateral (select to_tsvector('pg_catalog.indonesian', concat_ws(' ', fresh.title, fresh.brand)) as headline offset 0) as words
  order by fresh.number
  on conflict (number) do update
  set product_category = excluded.product_category, gender = excluded.gender, price = excluded.price,
      headline = excluded.headline, document = excluded.document, vibe_tags = excluded.vibe_tags;
  -- In order, so that two sellers with the same new words never wait for each other in a circle.
  insert into private.search_words (word)
  select words.word from (
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', concat_ws(' ', fresh.title, fresh.brand)))) as word
    from unnest(p_listings) as fresh) as words
  where char_length(words.word) between 3 and 40 and words.word !~ '^[0-9]+$'
    and not exists (select from private.search_words as known where known.word = words.word)
  order by words.word
  on conflict do nothing;
end
$$;
comment on function private.index_listings(public.listings[]) is 'Writes what search sees of these listings, and learns their words.';
