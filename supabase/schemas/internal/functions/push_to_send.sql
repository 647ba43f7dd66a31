create function internal.push_to_send(p_notification_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_notification public.notifications;
  v_locale text;
  v_crowd bigint := 1;
  v_lifetime interval;
begin
  select notifications.* into v_notification from public.notifications where notifications.id = p_notification_id;
  -- A stream may be over in an hour; the rest can be read in the app for ever.
  v_lifetime := case v_notification.category when 'live' then interval '1 hour' else interval '6 hours' end;
  if v_notification.id is null or v_notification.read_at is not null or v_notification.created_at < private.now() - v_lifetime then
    return null;
  end if;
  if v_notification.kind = 'listing.liked' then
    select count(*) into v_crowd from public.notifications
    where notifications.user_id = v_notification.user_id and notifications.kind = v_notification.kind
      and notifications.data ->> 'listing_id' is not distinct from v_notification.data ->> 'listing_id'
      and notifications.created_at >= v_notification.created_at;
  end if;
  select profiles.locale into v_locale from public.profiles where profiles.id = v_notification.user_id;
  return private.notification_record(v_notification) || jsonb_build_object('locale', v_locale, 'crowd', v_crowd, 'devices', (
    select coalesce(jsonb_agg(private.push_target(devices)), '[]') from private.push_devices(v_notification.user_id) as devices
    where not exists (select from private.push_receipts as receipts
                      where receipts.notification_id = v_notification.id and receipts.subscription_id = devices.id)));
end
$$;
comment on function internal.push_to_send(uuid) is
  'What to push, in which language, how many like it came together, and the devices that do not have it yet; null once it is read or too old to ring for.';
