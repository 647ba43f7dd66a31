-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.push_test()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
begin
  perform private.limit_rate('push_test', v_caller.id::text);
  return jsonb_build_object('locale', v_caller.locale, 'devices', (
    select coalesce(jsonb_agg(private.push_target(devices)), '[]') from private.push_devices(v_caller.id) as devices));
end
$function$;
