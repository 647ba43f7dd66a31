-- Drops an alert, postpones it to the morning, or returns it to be sent now. The caller has locked
-- the users and the listings.
create function private.decide_search_alerts(
  p_people uuid[],
  p_numbers bigint[]
) returns table (user_id uuid, is_daily boolean, data jsonb)
language plpgsql volatile
as $$
declare
  v_now constant timestamptz := private.now();
  v_morning constant timestamptz := private.next_morning();
begin
  return query
  with pending as materialized (
    select alerts.*
    from private.search_alerts as alerts
    where alerts.user_id = any (p_people)
      and alerts.listing_number = any (p_numbers)
      and alerts.told_at is null
      and alerts.due_at <= v_now
    for update skip locked
  ),
  decided as materialized (
    select
      pending.user_id,
      pending.listing_number,
      pending.is_daily,
      best.listing_id,
      best.search_id,
      best.name,
      best.notify = 'daily' and not pending.is_daily as waits
    from pending
    left join lateral (
      select listings.id as listing_id, saved.id as search_id, saved.name, saved.notify
      from private.saved_searches as saved
      join public.profiles on profiles.id = saved.user_id
      join public.listings on listings.number = pending.listing_number
      join private.listing_search as entries on entries.number = listings.number
      where saved.user_id = pending.user_id
        and saved.notify <> 'off'
        and profiles.account_status = 'active'
        and profiles.deleted_at is null
        and listings.is_visible
        and private.fits_search(entries, saved)
        and private.block_objection(saved.user_id, listings.seller_id) is null
      order by saved.notify = 'daily', saved.created_at, saved.id
      limit 1
    ) as best on true
  ),
  dropped as (
    delete from private.search_alerts as alerts
    using decided
    where alerts.user_id = decided.user_id
      and alerts.listing_number = decided.listing_number
      and decided.search_id is null
  ),
  kept as (
    update private.search_alerts as alerts
    set told_at = case when not decided.waits then v_now end,
        due_at = case when decided.waits then v_morning else alerts.due_at end,
        is_daily = alerts.is_daily or decided.waits
    from decided
    where alerts.user_id = decided.user_id
      and alerts.listing_number = decided.listing_number
      and decided.search_id is not null
  )
  select
    decided.user_id,
    decided.is_daily,
    jsonb_build_object(
      'count', count(*),
      'search_id', (array_agg(decided.search_id order by decided.listing_number desc))[1],
      'search', (array_agg(decided.name order by decided.listing_number desc))[1],
      'listing_id', (array_agg(decided.listing_id order by decided.listing_number desc))[1],
      'listing_ids', to_jsonb(
        (array_agg(decided.listing_id order by decided.listing_number desc))[:20]))
  from decided
  where not decided.waits
  group by decided.user_id, decided.is_daily;
end
$$;
