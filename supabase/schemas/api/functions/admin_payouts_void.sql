create function api.admin_payouts_void(p_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_before constant private.withdrawals := private.lock_payout(p_id, v_staff);
  v_after private.withdrawals;
begin
  if v_before.status = 'CANCELLED' then
    return private.withdrawal_for_staff(v_before);
  elsif v_before.status = 'HELD' and v_before.attempts > 0 then
    perform private.raise_error('payout_link_unknown');
  elsif v_before.status = 'HELD' then
    perform private.end_withdrawal(v_before, 'CANCELLED', 'voided by staff');
    perform private.report_failed_disbursement(v_before, 'voided by staff');
  elsif v_before.status <> 'LINK_CREATED' then
    perform private.raise_error('payout_link_not_open');
  else
    perform private.restart_job(
      'wallet_withdrawals_void',
      v_before.provider_payout_id,
      jsonb_build_object('payout_id', v_before.provider_payout_id)
    );
  end if;
  select withdrawals.* into v_after from private.withdrawals where withdrawals.id = p_id;
  perform private.audit(
    v_staff, p_audit, 'withdrawal', p_id::text,
    private.withdrawal_for_audit(v_before), private.withdrawal_for_audit(v_after)
  );
  return private.withdrawal_for_staff(v_after);
end
$$;
