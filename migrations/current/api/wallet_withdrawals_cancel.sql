-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.wallet_withdrawals_cancel(p_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_withdrawal private.withdrawals := private.own_withdrawal(p_id);
begin
  if v_withdrawal.status = 'CANCELLED' then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    perform private.refuse('CONFLICT', 'The withdrawal is HELD: its link is still being made; try again in a moment.', 30);
  elsif v_withdrawal.status <> 'LINK_CREATED' then
    perform private.refuse('CONFLICT', pg_catalog.format('The withdrawal is %s and cannot be cancelled.', v_withdrawal.status));
  end if;
  return v_withdrawal.provider_payout_id;
end
$function$;
