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
  v_after jsonb;
begin
  insert into private.staff_roles (user_id, role)
  values (p_user_id, p_role)
  on conflict do nothing;
  if not found then
    perform private.raise_error(
      'CONFLICT', 'role_already_granted', format('This user already has the role %s.', p_role));
  end if;
  v_after := private.roles_of(p_user_id);
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', v_after -> 'roles'));
  return v_after;
end
$$;
comment on function api.admin_roles_grant(uuid, private.staff_role, jsonb) is
  'Gives a user a staff role. Superadmins only.';
