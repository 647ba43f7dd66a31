create function private.write_email(p_notification_id uuid) returns private.emails
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
begin
  insert into private.emails (id, user_id, kind, data, address, locale, name)
  select notifications.id, profiles.id, notifications.kind,
         jsonb_build_object('category', notifications.category, 'data', notifications.data),
         contacts.email, profiles.locale, coalesce(profiles.full_name, profiles.username)
  from public.notifications
  join public.profiles on profiles.id = notifications.user_id
  join private.contacts on contacts.user_id = notifications.user_id
  where notifications.id = p_notification_id
  returning * into v_email;
  return v_email;
end
$$;
comment on function private.write_email(uuid) is 'The e-mail of a notification, to the address that its person has now; nothing when they have none.';
