create function api.listings_browse(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_limit integer,
  p_offset bigint,
  p_after_key bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Planned for this call alone: only the conditions that apply are there, so an index gives the order.
  v_where text := 'listings.is_visible'
    || case when p_gender is null then '' else ' and listings.gender = $1' end
    || case when p_product_category is null then '' else ' and listings.product_category = $2' end
    || case when p_after_id is null then ''
         when p_sort_by = 'lowest_price' then ' and (listings.price, listings.id) > ($3, $4)'
         when p_sort_by = 'highest_price' then ' and listings.price <= $3 and (listings.price < $3 or listings.id > $4)'
         else ' and (listings.created_at, listings.id) < (timestamptz ''epoch'' + $3 * interval ''1 microsecond'', $4)' end;
  v_order text := case p_sort_by when 'lowest_price' then 'listings.price, listings.id'
    when 'highest_price' then 'listings.price desc, listings.id'
    else 'listings.created_at desc, listings.id desc' end;
  v_ids uuid[];
  v_total bigint;
  v_last public.listings;
  v_next text;
begin
  select coalesce(sum(counts.visible), 0) into v_total from public.listing_counts as counts
  where (p_gender is null or counts.gender = p_gender)
    and (p_product_category is null or counts.product_category = p_product_category);
  if p_offset >= v_total then
    return concat('{"listings":[],"total":', v_total, ',"offset":', p_offset, ',"limit":', p_limit, ',"next_cursor":null}');
  end if;
  -- One more than the page, to know whether another follows.
  execute 'select array(select listings.id from public.listings where ' || v_where
    || ' order by ' || v_order || ' limit $5 + 1 offset $6)'
    into v_ids using p_gender, p_product_category, p_after_key, p_after_id, p_limit, p_offset;
  if cardinality(v_ids) > p_limit and p_limit > 0 then
    select listings.id, listings.price, listings.created_at into v_last.id, v_last.price, v_last.created_at
    from public.listings where listings.id = v_ids[p_limit];
    v_next := json_build_array(p_sort_by, p_gender, p_product_category,
      case when p_sort_by = 'newest' then (extract(epoch from v_last.created_at) * 1000000)::bigint else v_last.price end,
      v_last.id);
  end if;
  return concat('{"listings":[', internal.listing_cards(v_ids[:p_limit]), '],"total":', v_total, ',"offset":', p_offset,
    ',"limit":', p_limit, ',"next_cursor":',
    coalesce('"' || translate(encode(convert_to(v_next, 'UTF8'), 'base64'), E'+/=\n', '-_') || '"', 'null'), '}');
end
$$;
comment on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) is
  'A page of the shop as its JSON text, with the exact total and a cursor to the next. p_after_* are the last row''s price, or creation in microseconds, and id. Runs as its caller.';
grant execute on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) to anon;
