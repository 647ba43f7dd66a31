-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_roles_revoke(p_user_id uuid, p_role private.staff_role, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.change_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
begin
  delete from private.staff_roles where user_id = p_user_id and role = p_role;
  if not found then
    perform private.refuse('CONFLICT', pg_catalog.format('This person is not %s.', p_role));
  elsif not exists (select from private.staff_roles where staff_roles.role = 'superadmin') then
    perform private.refuse('CONFLICT', 'This is the last superadmin: name another one first.');
  end if;
  perform private.audit(v_staff, p_act, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$function$;
