-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.refuse_own_affair(p_staff private.staff_member, VARIADIC p_concerned uuid[])
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if p_staff.id = any (p_concerned) then
    perform private.refuse('FORBIDDEN', 'This concerns yourself: a colleague has to decide.');
  end if;
end
$function$;
