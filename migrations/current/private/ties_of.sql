-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ties_of(p_user_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  v_wallet bigint := (select accounts.balance from private.ledger_accounts as accounts
                      where accounts.kind = 'wallet' and accounts.user_id = p_user_id);
begin
  if exists (select from private.open_orders_of(p_user_id)) then
    return 'You still have open orders: they have to end first.';
  elsif v_wallet > 0 then
    return 'There is money in your wallet: withdraw it first.';
  elsif v_wallet < 0 then
    return 'Your wallet is below zero: it has to be settled first.';
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    return 'You are on the staff: your roles have to be taken back first.';
  end if;
  return null;
end
$function$;
