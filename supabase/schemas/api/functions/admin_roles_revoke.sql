create function api.admin_roles_revoke(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.lock_staff_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
  v_after jsonb;
begin
  perform private.lock_proposals_of(p_user_id);
  delete from private.staff_roles where user_id = p_user_id and role = p_role;
  if not found then
    perform private.raise_error('role_not_granted', jsonb_build_object('role', p_role));
  elsif not exists (select from private.staff_roles where role = 'superadmin') then
    perform private.raise_error('last_superadmin');
  end if;
  v_after := private.roles_of(p_user_id);
  perform private.audit(v_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', v_after -> 'roles'));
  return v_after;
end
$$;
comment on function api.admin_roles_revoke(uuid, private.staff_role, jsonb) is
  'Takes a staff role from a user, effective with their next request. Superadmins only; the last '
  'superadmin stays.';
