create function api.admin_adjustments(
  p_user_id uuid,
  p_amount bigint,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.propose(
  'adjustment',
  private.staff_caller('superadmin'),
  jsonb_build_object('user_id', p_user_id, 'amount', p_amount),
  p_audit);
