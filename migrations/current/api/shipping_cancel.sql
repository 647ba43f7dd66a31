-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_cancel(p_order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.* into v_shipment from private.shipments where shipments.order_id = p_order_id;
  perform private.ledger_post('order:' || p_order_id || ':shipping_cancelled', 'shipping', 'Courier cancelled for ' || v_order.reference, p_order_id,
    array[private.ledger_line('courier_balance', -v_shipment.price),
          private.ledger_line('courier_adjustments', v_shipment.price - v_order.shipping_fee),
          private.ledger_line(private.courier_source(p_order_id), v_order.shipping_fee)]);
  perform private.open_case('shipping_unspent', p_order_id::text, p_order_id, jsonb_build_object('shipping_fee', v_order.shipping_fee));
end
$function$;
