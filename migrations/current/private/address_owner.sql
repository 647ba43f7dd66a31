-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.address_owner()
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
begin
  -- One change of addresses at a time per person, so that exactly one stays primary.
  perform from public.profiles where profiles.id = v_me for no key update;
  return v_me;
end
$function$;
