-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.withdrawal_request(p_withdrawal private.withdrawals)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.net,
    'email', p_withdrawal.recipient_email, 'first', p_withdrawal.attempts = 1,
    'finished', p_withdrawal.status <> 'HELD', 'provider_payout_id', p_withdrawal.provider_payout_id);
end
$function$;
