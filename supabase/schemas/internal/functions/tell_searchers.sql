-- Sends up to p_limit due alerts, and a fifth as many for listings with very many alerts. A user
-- gets one notification for all due alerts whose listing is for sale and fits a saved search.
-- Returns the number of users with due alerts. Skips locked rows, which a later run takes. So no
-- transaction of a user or listing delays the alerts of others.
create function internal.tell_searchers(p_limit integer) returns integer
language plpgsql volatile security definer
as $$
declare
  v_now constant timestamptz := private.now();
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
  v_due := private.due_searchers(p_limit);
  if v_due = '{}' then
    return 0;
  end if;
  -- api.auth_block waits for these alerts, or they wait for a later run.
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

  select
    coalesce(array_agg(told.user_id) filter (where not told.is_daily), '{}'),
    array_agg(told.data) filter (where not told.is_daily),
    coalesce(array_agg(told.user_id) filter (where told.is_daily), '{}'),
    array_agg(told.data) filter (where told.is_daily)
  into v_told, v_data, v_daily_told, v_daily_data
  from private.decide_search_alerts(v_people, v_numbers) as told;

  perform private.notify_all(
    v_told, v_event, 'search.matched', '{}', v_data);
  perform private.notify_all(
    v_daily_told, v_event, 'search.daily', '{}', v_daily_data);

  update private.search_alerts as alerts
  set due_at = v_now + interval '10 seconds'
  where alerts.ctid = any (array(
    select locked.ctid
    from private.search_alerts as locked
    where locked.user_id = any (v_due)
      and locked.told_at is null
      and locked.due_at <= v_now
    for update skip locked
  ));
  return cardinality(v_due);
end
$$;
