-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_settle(p_withdrawal_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    return private.withdrawals_resume(v_withdrawal, v_withdrawal.amount);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$function$;
