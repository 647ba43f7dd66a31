-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.setting(p_name text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_value bigint;
begin
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$function$;
