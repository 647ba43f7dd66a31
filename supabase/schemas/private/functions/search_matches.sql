create function private.search_matches(
  p_query tsquery,
  p_wanted jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  out total bigint,
  out ids uuid[]
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_lowest constant bigint := coalesce((p_wanted ->> 'min_price')::bigint, 0);
  v_highest constant bigint := coalesce((p_wanted ->> 'max_price')::bigint, 9007199254740991);
  v_entries text := 'from private.listing_search as entries where true'
    || case when p_query is null then '' else ' and entries.document @@ $1' end
    || case when p_wanted ->> 'vibe_tag' is null then '' else ' and entries.vibe_tags @> array[$2 ->> ''vibe_tag'']' end
    || case when p_wanted ->> 'gender' is null then '' else ' and entries.gender = $2 ->> ''gender''' end
    || case when p_wanted ->> 'product_category' is null then '' else ' and entries.product_category = $2 ->> ''product_category''' end
    || case when p_wanted ->> 'min_price' is null then '' else ' and entries.price >= ($2 ->> ''min_price'')::bigint' end
    || case when p_wanted ->> 'max_price' is null then '' else ' and entries.price <= ($2 ->> ''max_price'')::bigint' end;
  -- What a match is remembered by: its number doubled, and one more where title or brand have the words.
  v_key constant text := case when p_query is null then '2 * entries.number'
    else '2 * entries.number + (entries.headline @@ $1)::integer' end;
  v_keys bigint[] := '{}';
  v_found bigint[];
  v_where text;
  v_newest bigint;
  v_top bigint;
  v_bottom bigint;
  v_next bigint;
  v_seen bigint;
  v_buckets bigint;
begin
  select max(entries.number), min(entries.number) >> 13 into v_newest, v_bottom from private.listing_search as entries;
  v_top := v_newest >> 13;
  v_next := v_top;
  -- A small market is read whole: its bitmap has every bucket in it anyway.
  v_buckets := case when v_top - v_bottom < 3 then 3 else 2 end;
  -- Few at these prices: they are found by price and word together, and all in one look.
  if (p_wanted ?| array['min_price', 'max_price']) and v_most >= (select count(*) from (
       select from public.listings where listings.is_visible and listings.price between v_lowest and v_highest limit v_most + 1) as few) then
    v_entries := v_entries || format(' and entries.price_band between %s and %s',
      floor(8 * ln(greatest(v_lowest, 1)::double precision)), floor(8 * ln(greatest(v_highest, 1)::double precision)));
    v_buckets := v_top - v_bottom + 1;
  end if;

  -- Gathered from the newest bucket on, as many at a time as the matches so far suggest: a word of every
  -- third listing is read in the last few, and for a rare one the rest is one look. Once the page is full, the rest is only counted.
  total := 0;
  while v_next >= v_bottom and total <= v_most loop
    v_where := v_entries || case when v_buckets > v_next - v_bottom then format(' and entries.bucket + 0 <= %s', v_next)
      else format(' and entries.bucket = any (%L::integer[])', array(select generate_series(v_next - v_buckets + 1, v_next))) end;
    if total > 0 and p_offset + p_limit <= (select count(*) from unnest(v_keys) as key where key & 1 = 1 or p_sort_by <> 'relevance') then
      execute 'select $3 + count(*) ' || v_where into total using p_query, p_wanted, total;
    else
      execute 'select array_agg(' || v_key || ') ' || v_where into v_found using p_query, p_wanted;
      v_keys := v_keys || v_found;
      total := cardinality(v_keys);
    end if;
    v_next := v_next - v_buckets;
    v_seen := v_newest - ((v_next + 1) << 13);
    v_buckets := least(v_next - v_bottom + 1, case
      when total * (v_top - v_bottom + 1) <= v_most * (v_top - v_next) then v_next - v_bottom + 1
      else 1 + (((v_most - total) * v_seen / greatest(total, 1)) >> 13) end);
  end loop;

  ids := '{}';
  if p_offset >= least(total, v_most) or p_limit = 0 then
    return;
  elsif p_sort_by in ('lowest_price', 'highest_price') and total > v_most then
    ids := null;
  elsif p_sort_by in ('lowest_price', 'highest_price') then
    execute 'select array(select entries.listing_id ' || v_entries || ' order by entries.price'
      || case p_sort_by when 'highest_price' then ' desc' else '' end || ', entries.listing_id limit $3 offset $4)'
      into ids using p_query, p_wanted, p_limit, p_offset;
  else
    v_keys := array(select newest.key from (select unnest(v_keys) as key order by key desc limit v_most) as newest
      order by case p_sort_by when 'relevance' then newest.key & 1 end desc, newest.key desc limit p_limit offset p_offset);
    ids := array(select entries.listing_id from unnest(v_keys) with ordinality as page (key, place)
      join private.listing_search as entries on entries.number = page.key >> 1 order by page.place);
  end if;
end
$$;
comment on function private.search_matches(tsquery, jsonb, text, integer, bigint) is
  'A page of the newest ten thousand matches, those with the words in title or brand first; or by price, null when more match than are worth sorting. total beyond ten thousand only says that there are more.';
