-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_create_finish(p_withdrawal_id uuid, p_payout jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals;
begin
  -- Null: the provider did not say. The hold stays, and the settling job asks again under the same key.
  if p_payout is not null then
    perform api.wallet_withdrawals_settle_observe(p_payout);
  end if;
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  return private.withdrawal_record(v_withdrawal);
end
$function$;
