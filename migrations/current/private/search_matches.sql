-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.search_matches(p_query tsquery, p_wanted jsonb, p_sort_by text, p_limit integer, p_offset bigint, OUT total bigint, OUT ids uuid[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
  v_top bigint;
  v_bottom bigint;
  v_next bigint;
  v_buckets bigint := 2;
  v_last text;
  v_before bigint;
  v_found bigint;
  v_leading bigint[] := '{}';
  v_others bigint[] := '{}';
  v_numbers bigint[];
  v_scopes text[];
  v_scope text;
begin
  select max(entries.number) >> 13, min(entries.number) >> 13 into v_top, v_bottom from private.listing_search as entries;
  v_next := v_top;
  -- Few at these prices: they are found by price and word together, and all in one look.
  if (p_wanted ?| array['min_price', 'max_price']) and v_most >= (select count(*) from (
       select from public.listings where listings.is_visible and listings.price between v_lowest and v_highest limit v_most + 1) as few) then
    v_entries := v_entries || format(' and entries.price_band between %s and %s',
      floor(8 * ln(greatest(v_lowest, 1)::double precision)), floor(8 * ln(greatest(v_highest, 1)::double precision)));
    v_buckets := v_top - v_bottom + 1;
  end if;

  -- Counted from the newest bucket on, as many at a time as the matches so far suggest: a word of every
  -- third listing is counted in the last few, and for a rare one the rest is one look.
  total := 0;
  while v_next >= v_bottom and total <= v_most loop
    v_last := case when v_buckets > v_next - v_bottom then format(' and entries.bucket + 0 <= %s', v_next)
      else format(' and entries.bucket = any (%L::integer[])', array(select generate_series(v_next - v_buckets + 1, v_next))) end;
    v_before := total;
    execute 'select count(*) ' || v_entries || v_last into v_found using p_query, p_wanted;
    total := total + v_found;
    v_next := v_next - v_buckets;
    v_buckets := least(v_next - v_bottom + 1, case
      when total * (v_top - v_bottom + 1) <= v_most * (v_top - v_next) then v_next - v_bottom + 1
      else 1 + (v_most - total) * (v_top - v_next) / greatest(total, 1) end);
  end loop;

  ids := '{}';
  if p_offset >= least(total, v_most) or p_limit = 0 then
    return;
  elsif p_sort_by in ('lowest_price', 'highest_price') then
    if total > v_most then
      ids := null;
      return;
    end if;
    execute 'select array(select entries.listing_id ' || v_entries || ' order by entries.price'
      || case p_sort_by when 'highest_price' then ' desc' else '' end || ', entries.listing_id limit $3 offset $4)'
      into ids using p_query, p_wanted, p_limit, p_offset;
    return;
  elsif total > v_most and (p_query is null or p_sort_by = 'newest') then
    p_limit := least(p_limit, v_most - p_offset);
  elsif total > v_most then
    -- The oldest that still counts: none before it may come first because of its title.
    execute 'select entries.number ' || v_entries || v_last || ' order by entries.number desc limit 1 offset $3'
      into v_found using p_query, p_wanted, v_most - v_before - 1;
    v_entries := v_entries || format(' and entries.number >= %s', v_found);
    v_next := (v_found >> 13) - 1;
  end if;
  -- A page is looked for among the newest first, and only if they do not fill it among all that count.
  v_scopes := array[
    format(' and entries.bucket = any (%L::integer[])', array[v_top - 1, v_top]),
    case when v_next < v_bottom then '' else
      format(' and entries.bucket = any (%L::integer[])', array(select generate_series(v_next + 1, v_top))) end];
  foreach v_scope in array v_scopes loop
    exit when p_sort_by <> 'relevance' or cardinality(v_leading) >= p_offset + p_limit;
    execute 'select array(select entries.number ' || v_entries || v_scope || ' and entries.headline @@ $1 order by entries.number desc limit $3)'
      into v_leading using p_query, p_wanted, p_offset + p_limit;
  end loop;
  v_numbers := v_leading[p_offset + 1:p_offset + p_limit];
  foreach v_scope in array v_scopes loop
    exit when cardinality(v_numbers) + cardinality(v_others) >= least(p_limit, total - p_offset);
    execute 'select array(select entries.number ' || v_entries || v_scope || ' and entries.number <> all ($3) order by entries.number desc limit $4 offset $5)'
      into v_others using p_query, p_wanted, v_leading, p_limit - cardinality(v_numbers), greatest(p_offset - cardinality(v_leading), 0);
  end loop;
  v_numbers := v_numbers || v_others;
  ids := array(select entries.listing_id from unnest(v_numbers) with ordinality as page (number, place)
    join private.listing_search as entries on entries.number = page.number order by page.place);
end
$function$;
