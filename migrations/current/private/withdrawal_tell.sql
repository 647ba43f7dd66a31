-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.withdrawal_tell(p_withdrawal private.withdrawals)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.notify(p_withdrawal.user_id, 'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.flips,
    'withdrawal.' || lower(p_withdrawal.status::text), 'wallet',
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.amount, 'net', p_withdrawal.net));
end
$function$;
