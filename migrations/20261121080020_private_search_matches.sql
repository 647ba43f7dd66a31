create function private.search_matches(
  p_query tsquery, p_wanted jsonb, p_by_relevance boolean, out total bigint, out ids uuid[])
language plpgsql stable set search_path = ''
as $$
declare
  v_most constant integer := 10000;
  v_lowest constant bigint := coalesce((p_wanted ->> 'min_price')::bigint, 0);
  v_highest constant bigint := coalesce((p_wanted ->> 'max_price')::bigint, 9007199254740991);
  v_where text := 'true'
    || case when p_query is null then '' else ' and entries.document @@ $1' end
    || case when p_wanted ->> 'vibe_tag' is null then '' else ' and entries.vibe_tags @> array[$2 ->> ''vibe_tag'']' end
    || case when p_wanted ->> 'gender' is null then '' else ' and entries.gender = $2 ->> ''gender''' end
    || case when p_wanted ->> 'product_category' is null then '' else ' and entries.product_category = $2 ->> ''product_category''' end
    || case when p_wanted ->> 'min_price' is null then '' else ' and entries.price >= ($2 ->> ''min_price'')::bigint' end
    || case when p_wanted ->> 'max_price' is null then '' else ' and entries.price <= ($2 ->> ''max_price'')::bigint' end;
  v_top bigint;
  v_bottom bigint;
  v_next bigint;
  v_buckets bigint := 2;
  v_found bigint;
  v_leading uuid[];
  v_following uuid[];
  v_rest uuid[] := '{}';
begin
  total := 0;
  ids := '{}';
  select max(entries.number) >> 13, min(entries.number) >> 13 into v_top, v_bottom from private.listing_search as entries;
  v_next := v_top;
  -- Few at these prices: they are found by price and word together, and all in one look.
  if (p_wanted ?| array['min_price', 'max_price']) and v_most >= (select count(*) from (
       select from public.listings where listings.is_visible and listings.price between v_lowest and v_highest limit v_most + 1) as few) then
    v_where := v_where || format(' and entries.price_band between %s and %s',
      floor(8 * ln(greatest(v_lowest, 1)::double precision)), floor(8 * ln(greatest(v_highest, 1)::double precision)));
    v_buckets := v_top - v_bottom + 1;
  end if;
  while v_next >= v_bottom and total <= v_most loop
    execute format('
      select count(*), array_agg(found.listing_id order by found.place) filter (where found.leads and found.place <= $3),
        array_agg(found.listing_id order by found.place) filter (where not found.leads and found.place <= $3)
      from (select entries.listing_id, %s as leads, row_number() over (order by entries.number desc) as place
            from private.listing_search as entries where %s and %s) as found',
      case when p_by_relevance then 'entries.headline @@ $1' else 'false' end, v_where,
      case when v_buckets > v_next - v_bottom then 'entries.bucket + 0 <= $4' else 'entries.bucket = any ($5)' end)
    into v_found, v_leading, v_following
    using p_query, p_wanted, v_most - total, v_next,
      array(select generate_series(greatest(v_bottom, v_next - v_buckets + 1), v_next))::integer[];
    total := total + v_found;
    ids := ids || v_leading;
    v_rest := v_rest || v_following;
    v_next := v_next - v_buckets;
    -- A word of every third listing is found in the last few buckets; for a rare one the rest is one look.
    v_buckets := least(v_next - v_bottom + 1, case
      when total * (v_top - v_bottom + 1) <= 2 * v_most * (v_top - v_next) then v_next - v_bottom + 1
      else 1 + (v_most - total) * (v_top - v_next) / greatest(total, 1) end);
  end loop;
  ids := ids || v_rest;
end
$$;
comment on function private.search_matches(tsquery, jsonb, boolean) is
  'The newest ten thousand listings that match, newest first, or those with the words in title or brand before the others; total counts on to say whether there are more.';
grant execute on function private.search_matches(tsquery, jsonb, boolean) to preloved_verbs;
