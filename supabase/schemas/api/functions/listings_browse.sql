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
  -- Planned for this call: with only the conditions that apply, an index gives the order.
  v_where constant text := concat_ws(' and ',
    'listings.is_visible',
    case when p_gender is not null then 'listings.gender = $1' end,
    case when p_product_category is not null then 'listings.product_category = $2' end,
    case
      when p_after_id is null then null
      when p_sort_by = 'lowest_price' then '(listings.price, listings.id) > ($3, $4)'
      when p_sort_by = 'highest_price' then
        'listings.price <= $3 and (listings.price < $3 or listings.id > $4)'
      else '(listings.created_at, listings.id)
        < (timestamptz ''epoch'' + $3 * interval ''1 microsecond'', $4)'
    end);
  v_order constant text := case p_sort_by
    when 'lowest_price' then 'listings.price, listings.id'
    when 'highest_price' then 'listings.price desc, listings.id'
    else 'listings.created_at desc, listings.id desc'
  end;
  v_ids uuid[];
  v_total bigint;
  v_cursor text;
begin
  select coalesce(sum(counts.visible), 0)
  into v_total
  from public.listing_counts as counts
  where (p_gender is null or counts.gender = p_gender)
    and (p_product_category is null or counts.product_category = p_product_category);

  if p_offset < v_total then
    -- One more than the page, to know whether another page follows.
    execute format(
      'select array(
         select listings.id
         from public.listings
         where %s
         order by %s
         limit $5 + 1
         offset $6)',
      v_where, v_order)
    into v_ids
    using p_gender, p_product_category, p_after_key, p_after_id, p_limit, p_offset;
  end if;

  if cardinality(v_ids) > p_limit and p_limit > 0 then
    select json_build_array(
      p_sort_by,
      p_gender,
      p_product_category,
      case
        when p_sort_by = 'newest' then (extract(epoch from listings.created_at) * 1000000)::bigint
        else listings.price
      end,
      listings.id)
    into v_cursor
    from public.listings
    where listings.id = v_ids[p_limit];
    -- base64url without padding.
    v_cursor := translate(encode(convert_to(v_cursor, 'UTF8'), 'base64'), E'+/=\n', '-_');
  end if;

  return concat(
    '{"listings":[', internal.listing_cards(v_ids[:p_limit]),
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"next_cursor":', coalesce('"' || v_cursor || '"', 'null'),
    '}');
end
$$;
comment on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid) is
  'A page of visible listings as JSON text, with the exact total and a cursor to the next page. '
  'p_after_key and p_after_id are of the last row before the page: its price, or its creation time '
  'in microseconds, and its id. Runs with the rights of its caller.';
grant execute on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid)
to anon;
