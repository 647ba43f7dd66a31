-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.courier_source(p_order orders)
 RETURNS private.account_kind
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.ledger_transfers as transfers where transfers.key = 'order:' || p_order.id || ':refunded') then
    return 'claims';
  end if;
  return 'shipping_payable';
end
$function$;
