-- A total above ten thousand means that there are more. Sequential scans are off: a wide price
-- range would be counted from the rows instead of the index.
create function private.search_page(
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
  v_has_price constant boolean := num_nonnulls(p_filters.min_price, p_filters.max_price) > 0;
  v_facets constant text := private.facet_condition(p_filters);
  v_order constant text := case p_sort_by
    when 'lowest_price' then 'price, id'
    when 'highest_price' then 'price desc, id desc'
    else 'created_at desc, id desc'
  end;
  -- quote_literal is null for a null filter, and concat_ws skips it.
  v_where constant text := concat_ws(' and ',
    'listings.is_visible',
    'listings.gender = ' || quote_literal(p_filters.gender),
    'listings.product_category = ' || quote_literal(p_filters.product_category),
    'listings.price >= ' || quote_literal(p_filters.min_price),
    'listings.price <= ' || quote_literal(p_filters.max_price));
begin
  if num_nonnulls(p_filters.query, v_facets) > 0 then
    select matches.total, matches.ids
    into total, ids
    from private.search_matches(p_filters, p_sort_by, p_limit, p_offset) as matches;

    if ids is null then
      -- With so many matches, walking the listings by price fills a page soon.
      execute format(
        'select array(
           select listings.id
           from public.listings,
             lateral (
               select
               from private.listing_search as entries
               where entries.number = listings.number
                 and ($1 is null or entries.document @@ $1)
                 and %s
               offset 0
             ) as entry
           where %s
           order by %s
           limit $2
           offset $3)',
        coalesce(v_facets, 'true'), v_where, v_order)
      into ids
      using p_filters.query, p_limit, p_offset;
    end if;
    return;
  end if;

  if v_has_price then
    execute format(
      'select count(*)
       from (select from public.listings where %s limit $1) as counted',
      v_where)
    into total
    using v_window + 1;
  else
    select coalesce(sum(counts.visible), 0)
    into total
    from public.listing_counts as counts
    where (p_filters.gender is null or counts.gender = p_filters.gender)
      and (p_filters.product_category is null
        or counts.product_category = p_filters.product_category);
  end if;

  if p_offset >= total or p_limit = 0 then
    ids := '{}';
  elsif v_has_price and total <= v_window then
    -- Few enough to sort. To find them, a walk along the index of this order could read every
    -- listing.
    execute format(
      'with matches as materialized (
         select listings.id, listings.price, listings.created_at
         from public.listings
         where %s
       )
       select array(select matches.id from matches order by %s limit $1 offset $2)',
      v_where, v_order)
    into ids
    using p_limit, p_offset;
  else
    execute format(
      'select array(
         select listings.id
         from public.listings
         where %s
         order by %s
         limit $1
         offset $2)',
      v_where, v_order)
    into ids
    using p_limit, p_offset;
  end if;
end
$$;
