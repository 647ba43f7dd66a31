-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_create_refused(p_withdrawal_id uuid, p_reason text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals;
begin
  -- Had anyone else asked in the meantime, the refusal would prove nothing any more.
  update private.withdrawals
  set status = 'FAILED', failure_reason = p_reason, request_key = null, updated_at = private.now()
  where id = p_withdrawal_id and status = 'HELD' and attempts = 1 and provider_payout_id is null
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    return false;
  end if;
  return private.ledger_resolve('withdrawal:' || v_withdrawal.id, 'voided', 'withdrawal_reversal', 'Withdrawal refused by the payment provider');
end
$function$;
