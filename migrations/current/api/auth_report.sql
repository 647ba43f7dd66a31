-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.auth_report(p_user_id uuid, p_reason text, p_details text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.caller();
  perform private.find_person(p_user_id, p_still_here => true);
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$function$;
