-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_create_reserve(p_amount bigint, p_fee bigint, p_request_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.limit_rate('withdrawals', v_me::text);
  return private.withdrawals_reserve(v_me, p_amount, p_fee, 'own:' || p_request_key);
end
$function$;
