-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.courier_source(p_order_id uuid)
 RETURNS private.account_kind
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when exists (select from private.ledger_transfers as transfers where transfers.key = 'order:' || p_order_id || ':refunded')
    then 'claims'::private.account_kind else 'shipping_payable'::private.account_kind end;
end
$function$;
