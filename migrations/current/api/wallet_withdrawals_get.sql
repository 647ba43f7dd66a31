-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_get(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.withdrawal_record(private.own_withdrawal(p_id));
end
$function$;
