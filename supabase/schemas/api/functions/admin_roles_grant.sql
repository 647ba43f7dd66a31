create function api.admin_roles_grant(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.lock_staff_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
begin
  insert into private.staff_roles (user_id, role) values (p_user_id, p_role) on conflict do nothing;
  if not found then
    perform private.raise_error('CONFLICT', pg_catalog.format('This person is %s already.', p_role));
  end if;
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$$;
comment on function api.admin_roles_grant(uuid, private.staff_role, jsonb) is 'A superadmin takes someone onto the staff, or gives them another role.';
