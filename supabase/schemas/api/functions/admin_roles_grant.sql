create function api.admin_roles_grant(
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.propose(
  'role_grant',
  private.staff_caller('superadmin'),
  jsonb_build_object('user_id', p_user_id, 'role', p_role),
  p_audit);
