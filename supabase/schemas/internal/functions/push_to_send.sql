-- The notification to push, its locale and the subscriptions that have not received it. Null once
-- it is read or older than 6 hours (live: 1 hour), or its user has switched pushes off.
create function internal.push_to_send(p_notification_id uuid) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_notification public.notifications;
  v_locale text;
  v_lifetime interval;
begin
  select notifications.* into v_notification
  from public.notifications
  where notifications.id = p_notification_id;
  -- A live stream may be over after an hour.
  v_lifetime := case v_notification.category when 'live' then interval '1 hour'
    else interval '6 hours' end;
  if v_notification.id is null
    or v_notification.read_at is not null
    or v_notification.created_at < private.now() - v_lifetime
    or exists (
      select
      from public.notification_preferences as preferences
      where preferences.user_id = v_notification.user_id
        and not preferences.push_enabled)
  then
    return null;
  end if;

  select profiles.locale into v_locale
  from public.profiles
  where profiles.id = v_notification.user_id;
  return private.notification_record(v_notification) || jsonb_build_object(
    'locale', v_locale,
    'devices', to_jsonb(array(
      select private.push_target(subscriptions)
      from private.push_devices(v_notification.user_id) as subscriptions
      where not exists (
        select from private.push_receipts as receipts
        where receipts.notification_id = v_notification.id
          and receipts.subscription_id = subscriptions.id))));
end
$$;
