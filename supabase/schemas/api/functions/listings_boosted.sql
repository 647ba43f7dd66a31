-- JSON text. A boost whose period is over does not count, even before its end is recorded.
create function api.listings_boosted(p_limit integer, p_offset bigint) returns text
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_total bigint;
  v_expired_listings uuid[];
  v_expired_sellers uuid[];
  v_ids uuid[];
  v_cards text;
begin
  select coalesce(sum(counts.visible), 0)
  into v_total
  from public.listing_counts as counts;
  -- Boosts whose period is over, but whose score internal.end_boost has not subtracted yet.
  select
    array_agg(periods.listing_id) filter (where periods.listing_id is not null),
    array_agg(periods.seller_id) filter (where periods.listing_id is null)
  into v_expired_listings, v_expired_sellers
  from private.boost_periods as periods
  where periods.ended_at is null
    and periods.ends_at <= private.now();

  if p_offset >= v_total then
    v_cards := '';
  elsif v_expired_listings is null and v_expired_sellers is null then
    -- The subquery is sorted, and nothing reorders it before the aggregate.
    select string_agg(
      page.card || ',"seller":' || (
        select profiles.card
        from public.profiles
        where profiles.id = page.seller_id
      ) || '}',
      ',')
    into v_cards
    from (
      select listings.card, listings.seller_id
      from public.listings
      where listings.is_visible
      order by listings.boost_score desc, listings.id
      limit p_limit
      offset p_offset
    ) as page;
  else
    v_ids := array(
      select pool.id
      from (
        (
          select listings.id, listings.boost_score::bigint as score
          from public.listings
          where listings.is_visible
            and listings.id <> all (coalesce(v_expired_listings, '{}'))
            and listings.seller_id <> all (coalesce(v_expired_sellers, '{}'))
          order by listings.boost_score desc, listings.id
          limit p_offset + p_limit
        )
        union all
        select listings.id, listings.boost_score - (
            select sum(periods.score)
            from private.boost_periods as periods
            where periods.ended_at is null
              and periods.ends_at <= private.now()
              and (periods.listing_id = listings.id
                or periods.listing_id is null and periods.seller_id = listings.seller_id)
          )
        from public.listings
        where listings.is_visible
          and (listings.id = any (v_expired_listings)
            or listings.seller_id = any (v_expired_sellers))
      ) as pool
      order by pool.score desc, pool.id
      limit p_limit
      offset p_offset);
    v_cards := internal.listing_cards(v_ids);
  end if;

  return concat(
    '{"listings":[', v_cards,
    '],"total":', v_total,
    ',"offset":', p_offset,
    ',"limit":', p_limit,
    '}');
end
$$;
grant execute on function api.listings_boosted(integer, bigint) to anon;
