-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.notifications_preferences()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_preferences public.notification_preferences;
begin
  select preferences.* into v_preferences from public.notification_preferences as preferences where preferences.user_id = v_me;
  return jsonb_build_object(
    'muted_categories', to_jsonb(coalesce(v_preferences.muted_categories, '{}')),
    'email_digest', coalesce(v_preferences.email_digest, false),
    'push_enabled', coalesce(v_preferences.push_enabled, true));
end
$function$;
