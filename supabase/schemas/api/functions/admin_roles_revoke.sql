create function api.admin_roles_revoke(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member;
begin
  -- Before the role check: when two superadmins remove each other, the second is rejected.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  if p_role = 'superadmin' then
    return private.propose(
      'role_revoke',
      v_staff,
      jsonb_build_object('user_id', p_user_id, 'role', p_role),
      p_audit);
  end if;
  perform private.change_role(v_staff, p_user_id, p_role, false, p_audit);
  return private.roles_of(p_user_id);
end
$$;
