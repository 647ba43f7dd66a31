-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.post_courier(p_order orders, p_shipment private.shipments, p_sign integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_source private.account_kind := case p_shipment.direction when 'return' then 'claims' else private.courier_source(p_order) end;
begin
  perform private.ledger_post(
    private.courier_key(p_shipment) || case when p_sign > 0 then '' else '_cancelled' end, 'shipping',
    pg_catalog.format('Courier %s %s', case when p_sign > 0 then 'for' else 'cancelled for' end, p_order.reference), p_order.id,
    array[private.ledger_line(v_source, -p_sign * p_shipment.charged),
          private.ledger_line('courier_balance', p_sign * p_shipment.price),
          private.ledger_line('courier_adjustments', p_sign * (p_shipment.charged - p_shipment.price))]);
end
$function$;
