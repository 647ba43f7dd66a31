-- p_facts {link, link_readings}: the link as just read.
create function api.admin_payouts_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.propose(
  'payout_decide',
  private.staff_caller('superadmin'),
  jsonb_build_object('withdrawal_id', p_id, 'outcome', p_outcome, 'evidence', p_evidence),
  p_audit,
  p_facts);
