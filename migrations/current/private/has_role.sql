-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.has_role(p_user_id uuid, VARIADIC p_roles private.staff_role[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from private.staff_roles
    where staff_roles.user_id = p_user_id
      and (staff_roles.role = 'superadmin' or staff_roles.role = any (p_roles))
  );
end
$function$;
