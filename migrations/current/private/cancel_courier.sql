-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.cancel_courier(p_shipment private.shipments)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.enqueue('shipping_cancel', p_shipment.id::text, jsonb_build_object(
    'order_id', p_shipment.order_id, 'direction', p_shipment.direction, 'shipper_order_id', p_shipment.shipper_order_id));
end
$function$;
