-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.write_email(p_notification_id uuid)
 RETURNS private.emails
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
