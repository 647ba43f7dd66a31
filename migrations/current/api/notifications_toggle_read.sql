-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.notifications_toggle_read(p_notification_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
  v_notification public.notifications;
begin
  update public.notifications set read_at = case when read_at is null then private.now() end
  where id = p_notification_id and user_id = v_caller.id returning * into v_notification;
  if v_notification.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such notification of yours.');
  end if;
  return private.notification_record(v_notification) || jsonb_build_object('locale', v_caller.locale);
end
$function$;
