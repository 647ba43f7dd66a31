create function api.admin_refunds_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_facts jsonb,
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
    p_facts,
    p_audit);
end
$$;
comment on function api.admin_refunds_decide(uuid, text, text, jsonb, jsonb) is
  'p_facts {problem}: why the provider cannot say how the refund stands, as just asked.';
