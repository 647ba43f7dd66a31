create function api.admin_discovery() returns jsonb
language plpgsql stable security definer
as $$
declare
  v_differences jsonb;
  v_visible bigint;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select count(*)
  into v_visible
  from public.listings
  where listings.is_visible;

  with stored as (
    select
      'listing_counts ' || counts.product_category || ' ' || counts.gender as what,
      sum(counts.visible) as value
    from public.listing_counts as counts
    group by 1
    union all
    select 'live_stream_counts ' || counts.status, sum(counts.streams)
    from private.live_stream_counts as counts
    group by counts.status
    union all
    select 'listing_search', count(*)
    from private.listing_search
    union all
    select 'listings.likes', sum(listings.likes)
    from public.listings
    union all
    select 'listings.boost_score', sum(listings.boost_score)
    from public.listings
  ), counted as (
    select
      'listing_counts ' || listings.product_category || ' ' || listings.gender as what,
      count(*) as value
    from public.listings
    where listings.is_visible
    group by 1
    union all
    select 'live_stream_counts ' || live_streams.status, count(*)
    from public.live_streams
    group by live_streams.status
    union all
    select 'listing_search', count(*)
    from public.listings
    join private.listing_search as entries on entries.number = listings.number
    where listings.is_visible
      and entries.listing_id = listings.id
      and entries.price = listings.price
      and entries.product_category = listings.product_category
      and entries.gender = listings.gender
      and entries.vibe_tags = listings.vibe_tags
    union all
    select 'listings.likes', sum(likers.count)
    from (select count(*) from public.likes group by likes.listing_id) as likers
    union all
    select 'listings.boost_score', sum(periods.score * case
        when periods.listing_id is not null then 1
        else (
          select count(*)
          from public.listings
          where listings.seller_id = periods.seller_id
        )
      end)
    from private.boost_periods as periods
    where periods.ended_at is null
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'what', what,
        'kept', coalesce(stored.value, 0),
        'counted', coalesce(counted.value, 0))
      order by what),
    '[]')
  into v_differences
  from stored
  full join counted using (what)
  where coalesce(stored.value, 0) <> coalesce(counted.value, 0);

  return jsonb_build_object(
    'exact', v_differences = '[]',
    'visible', v_visible,
    'differences', v_differences);
end
$$;
