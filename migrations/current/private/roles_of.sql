-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.roles_of(p_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('user_id', profiles.id, 'username', profiles.username, 'roles', (
      select coalesce(jsonb_agg(roles.role order by roles.role), '[]') from private.staff_roles as roles where roles.user_id = profiles.id))
    from public.profiles where profiles.id = p_user_id);
end
$function$;
