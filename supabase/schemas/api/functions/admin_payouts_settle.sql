-- p_facts {link, link_readings}: the link as just fetched, null without p_link_id.
create function api.admin_payouts_settle(
  p_id uuid,
  p_link_id text,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language sql volatile security definer
return private.propose(
  'payout_settle',
  private.staff_caller('administrator'),
  jsonb_build_object('withdrawal_id', p_id, 'provider_payout_id', p_link_id),
  p_audit,
  p_facts);
