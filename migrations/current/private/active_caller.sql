-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.active_caller()
 RETURNS profiles
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles;
begin
  -- Held until commit, so that a suspension or deletion comes before what is being started, or waits for it
  -- and finds it. Nothing else waits: it is the lock that every reference to the profile takes.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller := private.caller();
  if v_caller.account_status <> 'active' then
    perform private.refuse('FORBIDDEN', pg_catalog.format('Your account is %s: nothing new can be started.', v_caller.account_status));
  end if;
  return v_caller;
end
$function$;
