create function api.admin_adjustments(
  p_user_id uuid,
  p_amount bigint,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
begin
  return private.propose(
    'adjustment',
    v_staff,
    jsonb_build_object('user_id', p_user_id, 'amount', p_amount),
    null,
    p_audit);
end
$$;
