-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.push_subscription_record(p_device private.push_subscriptions)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_device.id, 'endpoint', p_device.endpoint, 'created_at', api.wire_time(p_device.created_at));
end
$function$;
