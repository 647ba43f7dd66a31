-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.notification_record(p_notification notifications)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'id', p_notification.id, 'kind', p_notification.kind, 'category', p_notification.category, 'data', p_notification.data,
    'read', p_notification.read_at is not null, 'created_at', api.wire_time(p_notification.created_at));
end
$function$;
