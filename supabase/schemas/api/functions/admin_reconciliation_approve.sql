-- p_account null: the proposed account. Proposes a loss, and a correction beyond
-- private.authorities.
create function api.admin_reconciliation_approve(
  p_id uuid,
  p_audit jsonb,
  p_account text default null,
  p_evidence text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_difference constant private.reconciliation_differences := private.lock_difference(p_id);
  v_amount constant bigint := abs(v_difference.difference);
begin
  if not private.decide_alone(
    v_staff,
    row('correction', v_amount, null),
    row('loss', case when private.is_loss(v_difference) then v_amount end, null))
  then
    return private.propose(
      'correction',
      v_staff,
      private.correction_request(v_difference)
        || jsonb_build_object('account', p_account, 'evidence', p_evidence),
      p_audit);
  end if;
  return private.difference_record(private.approve_correction(
    v_staff, p_id, p_account::private.account_kind, p_evidence, p_audit));
end
$$;
