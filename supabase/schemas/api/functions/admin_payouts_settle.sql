-- p_facts {link, link_readings}: the link as just fetched, null without p_link_id.
create function api.admin_payouts_settle(
  p_id uuid,
  p_link_id text,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
begin
  return private.propose(
    'payout_settle',
    v_staff,
    jsonb_build_object('withdrawal_id', p_id, 'provider_payout_id', p_link_id),
    p_facts,
    p_audit);
end
$$;
