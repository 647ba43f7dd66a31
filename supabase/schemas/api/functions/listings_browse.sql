-- A page of visible listings as JSON text, with the exact total and a cursor to the next page.
-- p_after_key and p_after_id are of the last row before the page: its price, or its creation time
-- in microseconds, and its id.
create function api.listings_browse(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_limit integer,
  p_offset bigint,
  p_after_key bigint default null,
  p_after_id uuid default null
) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_total bigint;
  v_cards text;
  v_rows bigint;
  v_key bigint;
  v_id uuid;
  v_cursor text;
begin
  select coalesce(sum(counts.visible), 0)
  into v_total
  from public.listing_counts as counts
  where (p_gender is null or counts.gender = p_gender)
    and (p_product_category is null or counts.product_category = p_product_category);

  if p_offset < v_total then
    -- One more than the page, to know whether another page follows.
    select
      string_agg(
        listings.card || ',"seller":' || (
          select profiles.card
          from public.profiles
          where profiles.id = listings.seller_id
        ) || '}',
        ',' order by page.position),
      max(page.position),
      max(page.key) filter (where page.position = p_limit),
      (array_agg(page.id) filter (where page.position = p_limit))[1]
    into v_cards, v_rows, v_key, v_id
    from internal.listings_walk(
      p_sort_by, p_gender, p_product_category, p_limit + 1, p_offset, p_after_key, p_after_id
    ) with ordinality as page (id, key, position)
    left join public.listings on listings.id = page.id
      and page.position <= p_limit;
  end if;
  if v_rows > p_limit and p_limit > 0 then
    -- base64url without padding.
    v_cursor := translate(
      encode(
        convert_to(
          json_build_array(p_sort_by, p_gender, p_product_category, v_key, v_id)::text, 'UTF8'),
        'base64'),
      E'+/=\n', '-_');
  end if;

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    ',"next_cursor":', coalesce('"' || v_cursor || '"', 'null'),
    '}');
end
$$;
grant execute on function api.listings_browse(text, text, text, integer, bigint, bigint, uuid)
to anon;
