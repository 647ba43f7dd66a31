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
  if not exists (select from public.profiles where profiles.id = p_user_id and profiles.deleted_at is null) then
    perform private.refuse('NOT_FOUND', 'There is no such person.');
  end if;
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$function$;
