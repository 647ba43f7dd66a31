create function private.write_email(p_notification_id uuid) returns private.emails
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
begin
  insert into private.emails (id, user_id, kind, data, address, locale, name)
  select
    notifications.id,
    profiles.id,
    notifications.kind,
    jsonb_build_object('category', notifications.category, 'data', notifications.data),
    contacts.email,
    profiles.locale,
    coalesce(profiles.full_name, profiles.username)
  from public.notifications
  join public.profiles on profiles.id = notifications.user_id
  join private.contacts on contacts.user_id = notifications.user_id
  where notifications.id = p_notification_id
    and profiles.deleted_at is null
  -- A deletion that runs now is waited for, so that no address is written after it.
  for key share of profiles
  on conflict on constraint emails_pkey do nothing
  returning * into v_email;
  return v_email;
end
$$;
comment on function private.write_email(uuid) is
  'Creates the e-mail of a notification, to the current address of its user. Null without an '
  'address, and when another transaction has just created it.';
