-- p_facts {link, link_readings}: the link as just read.
create function api.admin_payouts_decide(
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
    'payout_decide',
    v_staff,
    jsonb_build_object('withdrawal_id', p_id, 'outcome', p_outcome, 'evidence', p_evidence),
    p_facts,
    p_audit);
end
$$;
