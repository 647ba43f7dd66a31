-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_settle_known(p_withdrawal_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.withdrawal_request(withdrawals) from private.withdrawals
    where withdrawals.id = private.withdrawal_id_of(p_withdrawal_id));
end
$function$;
