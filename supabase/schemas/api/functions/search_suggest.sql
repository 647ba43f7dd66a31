create function api.search_suggest(p_q text) returns jsonb
language plpgsql stable security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_limit constant integer := 8;
  v_word constant text := lower(substring(p_q from '\S+$'));
  v_before constant text := left(p_q, -char_length(v_word));
begin
  return jsonb_build_object('items', to_jsonb(array(
    select jsonb_build_object('kind', found.kind, 'value', found.value)
    from (
      select 1 as rank, 'category' as kind, counts.product_category as value
      from public.listing_counts as counts
      where starts_with(lower(counts.product_category), lower(p_q))
      group by counts.product_category
      having sum(counts.visible) > 0
      union all
      select 2, 'brand', brands.label
      from unnest(
        private.suggested_brands(private.plain_key('brand', p_q), v_limit / 2)
      ) as brands (label)
      union all
      select 3, 'word', v_before || words.word
      from unnest(private.suggested_words(v_word, v_limit)) as words (word)
    ) as found
    order by found.rank, char_length(found.value), found.value
    limit v_limit
  )));
end
$$;
grant execute on function api.search_suggest(text) to anon;
