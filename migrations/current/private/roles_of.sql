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
    select jsonb_build_object('user_id', profiles.id, 'username', profiles.username, 'roles', coalesce(held.roles, '[]'))
    from public.profiles left join private.roles_held as held on held.user_id = profiles.id where profiles.id = p_user_id);
end
$function$;
