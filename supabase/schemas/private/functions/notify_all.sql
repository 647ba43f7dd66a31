create function private.notify_all(
  p_user_ids uuid[],
  p_event_id text,
  p_kind text,
  p_category text,
  p_data jsonb default '{}'
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := private.now();
  -- News that comes in crowds is pushed once, when the ten minutes in which it came are over.
  v_push_at timestamptz := case when p_kind = 'listing.liked' then date_bin('10 minutes', v_now, 'epoch') + interval '10 minutes' end;
begin
  with told as (
    insert into public.notifications (user_id, event_id, kind, category, data, created_at, read_at)
    select people.id, p_event_id, p_kind, p_category, p_data, v_now,
           case when p_category = any (preferences.muted_categories) then v_now end
    from unnest(p_user_ids) as people (id)
    left join public.notification_preferences as preferences on preferences.user_id = people.id
    on conflict on constraint notifications__once do nothing
    returning notifications.id, notifications.user_id, notifications.read_at
  ), pushed as (
    insert into private.jobs (kind, key, payload, run_at)
    select 'push_send', case when v_push_at is null then told.id::text
             else concat_ws(':', told.user_id, p_kind, p_data ->> 'listing_id', extract(epoch from v_push_at)::bigint) end,
           jsonb_build_object('notification_id', told.id), coalesce(v_push_at, v_now)
    from told
    left join public.notification_preferences as preferences on preferences.user_id = told.user_id
    where told.read_at is null and coalesce(preferences.push_enabled, true)
      and exists (select from private.push_subscriptions as devices where devices.user_id = told.user_id and devices.deleted_at is null)
    on conflict on constraint jobs__once do nothing
  )
  insert into private.jobs (kind, key, payload, run_at)
  select 'mail_send', told.id::text, jsonb_build_object('email_id', told.id), v_now
  from told
  join private.contacts on contacts.user_id = told.user_id
  where told.read_at is null and private.is_mailed(p_kind) and not private.is_suppressed(contacts.email)
  on conflict on constraint jobs__once do nothing;
end
$$;
comment on function private.notify_all(uuid[], text, text, text, jsonb) is
  'Tells people something, each once per event and kind, and leaves jobs for those who also want it pushed or mailed. What is muted is written as read.';
