-- Called after the provider was asked.
create function api.admin_refunds_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.propose(
  'refund_decide',
  private.staff_caller('superadmin'),
  jsonb_build_object('refund_id', p_id, 'outcome', p_outcome, 'evidence', p_evidence),
  p_audit);
