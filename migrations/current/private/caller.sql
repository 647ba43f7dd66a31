-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.caller()
 RETURNS profiles
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller from public.profiles where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.refuse('FORBIDDEN', 'Register a profile first: POST /auth/register.');
  elsif v_caller.deleted_at is not null then
    -- A token outlives the account that it was made for.
    perform private.refuse('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return v_caller;
end
$function$;
