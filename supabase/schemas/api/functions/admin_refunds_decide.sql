-- Called after the provider was asked.
create function api.admin_refunds_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
begin
  return private.propose(
    'refund_decide',
    v_staff,
    jsonb_build_object('refund_id', p_id, 'outcome', p_outcome, 'evidence', p_evidence),
    null,
    p_audit);
end
$$;
