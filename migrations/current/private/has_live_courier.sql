-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.has_live_courier(p_order_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (select from private.shipments where shipments.order_id = p_order_id)
     and not exists (select from private.ledger_transfers as transfers
                     where transfers.key = 'order:' || p_order_id || ':shipping_cancelled');
end
$function$;
