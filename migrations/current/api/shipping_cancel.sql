-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_cancel(p_shipper_order_id text, p_refusal text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.shipper_order_id = p_shipper_order_id for update of orders;
  select shipments.* into v_shipment from private.shipments where shipments.shipper_order_id = p_shipper_order_id;
  if p_refusal is null then
    perform private.courier_cancelled(v_order, v_shipment);
  else
    -- The courier has it already: the price is spent, and a parcel may travel that nobody expects.
    perform private.open_case('courier_not_cancelled', v_shipment.id::text, v_order.id,
      jsonb_build_object('shipper_order_id', p_shipper_order_id, 'price', v_shipment.price, 'reason', p_refusal));
  end if;
end
$function$;
