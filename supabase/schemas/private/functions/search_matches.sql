-- By relevance, matches in title or brand come first. A total above ten thousand means that there
-- are more. ids is null when so many matches are to be sorted by price, except with a fit filter:
-- fitting listings may be rare at the lowest prices. Sequential scans are off: they would read the
-- words of every listing from outside its row.
create function private.search_matches(
  p_filters private.search_filters,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  out total bigint,
  out ids uuid[]
)
language plpgsql stable set enable_seqscan = off
as $$
declare
  v_window constant integer := private.max_total();
  v_price_band constant text := private.search_price_band(p_filters);
  v_where constant text := private.search_condition(p_filters, v_price_band);
  v_numbers bigint[];
  v_range text;
  v_direction constant text := case p_sort_by when 'lowest_price' then 'asc' else 'desc' end;
  v_bands integer[];
begin
  select gathered.total, gathered.numbers, gathered.range
  into total, v_numbers, v_range
  from private.gather_search_numbers(
    p_query => p_filters.query,
    p_where => v_where,
    p_at_once => v_price_band is not null) as gathered;

  if p_offset >= least(total, v_window) or p_limit = 0 then
    ids := '{}';
  elsif p_sort_by not in ('lowest_price', 'highest_price') then
    ids := private.search_numbers_page(
      p_numbers => v_numbers,
      p_query => case when p_sort_by = 'relevance' then p_filters.query end,
      p_where => v_where,
      p_range => v_range,
      p_limit => p_limit,
      p_offset => p_offset);
  elsif total <= v_window then
    execute format(
      'select array(
         select entries.listing_id
         from private.listing_search as entries
         where %1$s
         order by entries.price %2$s, entries.listing_id %2$s
         limit $2
         offset $3)',
      v_where, v_direction)
    into ids
    using p_filters.query, p_limit, p_offset;
  elsif p_filters.fit is not null then
    v_bands := array(
      select bands.band
      from (
        select min(listings.price) as lowest, max(listings.price) as highest
        from public.listings
        where listings.is_visible
          and listings.price >= coalesce(p_filters.min_price, 0)
          and listings.price <= coalesce(p_filters.max_price, 9007199254740991)
      ) as prices,
        generate_series(
          private.price_band(prices.lowest),
          private.price_band(prices.highest)) as bands (band)
      order by case v_direction when 'asc' then bands.band else -bands.band end);
    -- Reads one price band after the other until the page is full. A lateral subquery can only be
    -- joined by a nested loop, which keeps the order of the bands.
    execute format(
      'select array(
         select found.listing_id
         from unnest($4) as bands (band),
           lateral (
             select entries.listing_id
             from private.listing_search as entries
             where %1$s and entries.price_band = bands.band
             order by entries.price %2$s, entries.listing_id %2$s
             limit $2 + $3
           ) as found
         limit $2
         offset $3)',
      v_where, v_direction)
    into ids
    using p_filters.query, p_limit, p_offset, v_bands;
  end if;
end
$$;
