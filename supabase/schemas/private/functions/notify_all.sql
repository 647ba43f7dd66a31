-- Notifies each user once per p_event_id and p_kind, but no deleted account. A muted notification is
-- inserted as read. p_each: data per user, instead of p_data.
create function private.notify_all(
  p_user_ids uuid[],
  p_event_id text,
  p_kind text,
  p_data jsonb default '{}',
  p_each jsonb[] default null
) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_now timestamptz := private.now();
  v_kind private.notification_kinds;
  v_unread uuid[];
  v_readers uuid[];
begin
  select kinds.* into strict v_kind
  from private.notification_kinds as kinds
  where kinds.kind = p_kind;
  -- The number of statements does not depend on the number of users: order operations wait for
  -- them.
  with written as (
    insert into public.notifications (
      user_id, event_id, kind, category, data, created_at, read_at)
    select
      recipients.id, p_event_id, p_kind, v_kind.category, coalesce(recipients.data, p_data), v_now,
      case
        when v_kind.is_mutable and v_kind.category = any (preferences.muted_categories) then v_now
      end
    from unnest(p_user_ids, p_each) as recipients (id, data)
    join public.profiles as people on people.id = recipients.id
    left join public.notification_preferences as preferences
      on preferences.user_id = recipients.id
    where people.deleted_at is null
    -- Waits for a running deletion, so that nothing is written after it.
    for key share of people
    on conflict (id) do nothing
    returning notifications.id, notifications.user_id, notifications.read_at
  )
  select array_agg(written.id), array_agg(written.user_id)
  into v_unread, v_readers
  from written
  where written.read_at is null;

  if v_kind.is_mailed and not private.is_off('mail') then
    insert into private.jobs (kind, key, payload, run_at, created_at)
    select 'mail_send', unread.id::text, jsonb_build_object('email_id', unread.id), v_now, v_now
    from unnest(v_unread, v_readers) as unread (id, user_id)
    join private.contacts on contacts.user_id = unread.user_id
    where contacts.suppressed_because is null
    on conflict on constraint jobs__once do nothing;
  end if;
  if exists (
      select
      from private.push_subscriptions as subscriptions
      where subscriptions.user_id = any (v_readers)
        and subscriptions.deleted_at is null)
    and not private.is_off('push')
  then
    insert into private.jobs (kind, key, payload, run_at, created_at)
    select
      'push_send', unread.id::text, jsonb_build_object('notification_id', unread.id), v_now, v_now
    from unnest(v_unread, v_readers) as unread (id, user_id)
    left join public.notification_preferences as preferences
      on preferences.user_id = unread.user_id
    where coalesce(preferences.push_enabled, true)
      and exists (
        select
        from private.push_subscriptions as subscriptions
        where subscriptions.user_id = unread.user_id
          and subscriptions.deleted_at is null)
    on conflict on constraint jobs__once do nothing;
  end if;
  -- Supabase counts each broadcast against the project's limit, also without a listener. Ten
  -- thousand at a stream's start would use up its chat's limit. These users get a push, and poll.
  if cardinality(v_unread) <= 100 then
    perform private.broadcast(
      'user:' || notifications.user_id,
      'notification',
      jsonb_build_object(
        'notification', private.notification_record(notifications),
        'unread_count', (
          select count(*)
          from (
            select
            from public.notifications as unread
            where unread.user_id = notifications.user_id
              and unread.read_at is null
            -- Order operations wait for it, and a user may never read any notification.
            limit 100
          ) as counted
        )))
    from public.notifications
    where notifications.id = any (v_unread);
  end if;
end
$$;
