-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.withdrawal_flag(p_kind text, p_withdrawal private.withdrawals, p_payout jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.open_case(p_kind, p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.flips, null,
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'user_id', p_withdrawal.user_id, 'status', p_withdrawal.status, 'payout', p_payout));
end
$function$;
