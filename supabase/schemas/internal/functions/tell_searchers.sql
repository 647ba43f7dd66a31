-- Locks are taken without waiting for any: one user's or listing's transaction never delays the
-- alerts of others, and what is locked is told by a later run.
create function internal.tell_searchers(p_limit integer) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now constant timestamptz := private.now();
  v_morning constant timestamptz := private.next_morning();
  v_event constant text := 'searches:' || gen_random_uuid();
  v_due uuid[];
  v_free uuid[];
  v_people uuid[];
  v_numbers bigint[];
  v_told uuid[];
  v_data jsonb[];
  v_daily_told uuid[];
  v_daily_data jsonb[];
begin
  v_due := array(
    select distinct first.user_id
    from (
      select alerts.user_id
      from private.search_alerts as alerts
      where alerts.told_at is null
        and not alerts.is_many
        and alerts.due_at <= v_now
      order by alerts.due_at
      limit p_limit
      for update skip locked
    ) as first);
  -- Those of listings that very many are told of: as many as there is room for, and a share when
  -- others are due as well, so that they wait for them no longer than their own number takes.
  v_due := v_due || array(
    select distinct first.user_id
    from (
      select alerts.user_id
      from private.search_alerts as alerts
      where alerts.told_at is null
        and alerts.is_many
        and alerts.due_at <= v_now
      order by alerts.due_at
      limit case when v_due = '{}' then p_limit else greatest(p_limit / 5, 1) end
      for update skip locked
    ) as first
    where first.user_id <> all (v_due));
  if v_due = '{}' then
    return 0;
  end if;
  -- api.auth_block waits for these, or they for a later run.
  v_free := array(
    select due.user_id
    from unnest(v_due) as due (user_id)
    where pg_try_advisory_xact_lock_shared(private.alerts_lock(due.user_id)));
  v_people := array(
    select profiles.id
    from public.profiles
    where profiles.id = any (v_free)
    for share skip locked);
  v_numbers := array(
    select listings.number
    from public.listings
    where listings.number in (
      select alerts.listing_number
      from private.search_alerts as alerts
      where alerts.user_id = any (v_people)
        and alerts.told_at is null
        and alerts.due_at <= v_now
    )
    for share skip locked);

  with pending as materialized (
    select alerts.*
    from private.search_alerts as alerts
    where alerts.user_id = any (v_people)
      and alerts.listing_number = any (v_numbers)
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
    left join lateral private.best_search(pending.user_id, pending.listing_number) as best on true
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
  ),
  told as (
    select
      decided.user_id,
      decided.is_daily,
      jsonb_build_object(
        'count', count(*),
        'search_id', (array_agg(decided.search_id order by decided.listing_number desc))[1],
        'search', (array_agg(decided.name order by decided.listing_number desc))[1],
        'listing_id', (array_agg(decided.listing_id order by decided.listing_number desc))[1],
        'listing_ids', to_jsonb(
          (array_agg(decided.listing_id order by decided.listing_number desc))[:20])) as data
    from decided
    where not decided.waits
    group by decided.user_id, decided.is_daily
  )
  select
    coalesce(array_agg(told.user_id) filter (where not told.is_daily), '{}'),
    array_agg(told.data) filter (where not told.is_daily),
    coalesce(array_agg(told.user_id) filter (where told.is_daily), '{}'),
    array_agg(told.data) filter (where told.is_daily)
  into v_told, v_data, v_daily_told, v_daily_data
  from told;

  perform private.notify_all(
    v_told, v_event, 'search.matched', 'review', '{}', v_data);
  perform private.notify_all(
    v_daily_told, v_event, 'search.daily', 'review', '{}', v_daily_data);

  update private.search_alerts as alerts
  set due_at = v_now + interval '10 seconds'
  where (alerts.user_id, alerts.listing_number) in (
    select locked.user_id, locked.listing_number
    from private.search_alerts as locked
    where locked.user_id = any (v_due)
      and locked.told_at is null
      and locked.due_at <= v_now
    for update skip locked
  );
  return cardinality(v_due);
end
$$;
comment on function internal.tell_searchers(integer) is
  'Tells users of listings, of up to p_limit alerts that are due, a fifth as many of listings that '
  'very many are told of, and all others of the same users, in one notification each, if the '
  'listing is for sale and fits a search that the user still has. Returns of how many users alerts '
  'were due; 0 when none is left.';
