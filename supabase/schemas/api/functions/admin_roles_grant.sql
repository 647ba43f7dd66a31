create function api.admin_roles_grant(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
begin
  return private.propose(
    'role_grant',
    v_staff,
    jsonb_build_object('user_id', p_user_id, 'role', p_role),
    null,
    p_audit);
end
$$;
