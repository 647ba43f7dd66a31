create function api.search_suggest(p_q text) returns jsonb
language plpgsql stable security definer set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_limit constant integer := 8;
  v_last constant text := chr(1114111);
  v_key constant text := private.plain_key('brand', p_q);
  v_word constant text := lower(substring(p_q from '\S+$'));
  v_before constant text := left(p_q, -char_length(v_word));
  -- So many of the newest listings that what is suggested still finds some.
  v_buckets constant integer[] := (
    select array(select generate_series((max(entries.number) >> 12) - 5, max(entries.number) >> 12))
    from private.listing_search as entries
  );
begin
  return jsonb_build_object('items', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('kind', found.kind, 'value', found.value)
        order by found.rank, char_length(found.value), found.value),
      '[]')
    from (
      select every.*
      from (
        select 1 as rank, 'category' as kind, names.name as value
        from (
          select distinct counts.product_category as name
          from public.listing_counts as counts
          where counts.visible > 0
        ) as names
        where starts_with(lower(names.name), lower(p_q))
        union all
        select 2, 'brand', brands.label
        from (
          select labels.label
          from (
            select known.key, known.label
            from private.facet_labels as known
            where known.kind = 'brand'
              and known.key ~>=~ v_key
              and known.key ~<~ (v_key || v_last)
            order by known.key using ~<~
            limit 4 * v_limit
          ) as labels
          where exists (
            select
            from private.listing_search as entries
            where entries.bucket = any (v_buckets)
              and entries.facets && array['brand:' || labels.key]
          )
          limit v_limit / 2
        ) as brands
        union all
        select 3, 'word', v_before || words.word
        from (
          select near.word
          from (
            select known.word
            from private.search_words as known
            where known.word ~>=~ v_word
              and known.word ~<~ (v_word || v_last)
            order by known.word using ~<~
            limit 4 * v_limit
          ) as near
          where exists (
            select
            from private.listing_search as entries
            where entries.bucket = any (v_buckets)
              and entries.headline @@ plainto_tsquery('pg_catalog.indonesian', near.word)
          )
          limit v_limit
        ) as words
      ) as every
      order by every.rank, char_length(every.value), every.value
      limit v_limit
    ) as found
  ));
end
$$;
comment on function api.search_suggest(text) is
  'Up to eight categories, brands and words that begin with p_q, which is trimmed; words complete '
  'its last one. Brands and words are of the newest listings, at least twenty thousand if there '
  'are so many.';
grant execute on function api.search_suggest(text) to anon;
