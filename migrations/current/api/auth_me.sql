-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.auth_me()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = private.caller_id();
  if v_profile.id is null then
    perform private.refuse('NOT_FOUND', 'You have no profile yet: POST /auth/register.');
  elsif v_profile.deleted_at is not null then
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return private.profile_record(v_profile);
end
$function$;
