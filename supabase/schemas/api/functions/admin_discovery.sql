create function api.admin_discovery() returns jsonb
language plpgsql stable security definer
-- Each table is read once. Row by row would read three pages for each listing.
set enable_nestloop = off
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

  -- Visible listings with their card: sold ones are not read.
  with visible as materialized (
    select
      listings.number, listings.id, listings.seller_id, listings.price, listings.product_category,
      listings.gender, listings.likes, listings.boost_score
    from public.listings
    where listings.is_visible
  ), stored as (
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
    select 'listings.likes', sum(visible.likes)
    from visible
    union all
    select 'listings.boost_score', sum(visible.boost_score)
    from visible
  ), counted as (
    select
      'listing_counts ' || visible.product_category || ' ' || visible.gender as what,
      count(*) as value
    from visible
    group by 1
    union all
    select 'live_stream_counts ' || live_streams.status, count(*)
    from public.live_streams
    group by live_streams.status
    union all
    -- Skips columns stored out of line, which cost three pages each.
    select 'listing_search', count(*)
    from visible
    join private.listing_search as entries on entries.number = visible.number
    where entries.listing_id = visible.id
      and entries.price = visible.price
      and entries.product_category = visible.product_category
      and entries.gender = visible.gender
    union all
    select 'listings.likes', count(*)
    from visible
    join public.likes on likes.listing_id = visible.id
    union all
    select 'listings.boost_score', sum(periods.score)
    from visible
    join private.boost_periods as periods
      on periods.seller_id = visible.seller_id
      and coalesce(periods.listing_id, visible.id) = visible.id
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
