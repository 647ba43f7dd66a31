-- Returns the hold after the provider rejected the only request for the link, and frees the
-- Idempotency-Key. Staff get a case for a disbursement of the portal. Returns false if the
-- rejection proves nothing.
create function internal.release_rejected_withdrawal(
  p_withdrawal_id uuid,
  p_reason text
) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_before private.withdrawals;
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_before
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id
  for update;
  -- attempts = 1: after a second attempt this rejection no longer proves that no link exists.
  update private.withdrawals
  set
    status = 'FAILED',
    failure_reason = p_reason,
    request_key = null,
    updated_at = private.now()
  where id = p_withdrawal_id
    and status = 'HELD'
    and attempts = 1
    and provider_payout_id is null
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  perform private.ledger_resolve(
    'withdrawal:' || v_withdrawal.id, 'voided', 'withdrawal_reversal',
    'Withdrawal rejected by the payment provider'
  );
  perform private.report_failed_disbursement(v_before, p_reason);
  return true;
end
$$;
