-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.active_caller()
 RETURNS profiles
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
begin
  if v_caller.account_status <> 'active' then
    perform private.refuse('FORBIDDEN', pg_catalog.format('Your account is %s: nothing new can be started.', v_caller.account_status));
  end if;
  return v_caller;
end
$function$;
