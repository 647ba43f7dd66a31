-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.shipping_waybill(p_order text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
begin
  perform private.require_bookable(v_order);
  -- Nothing that moves with the parcel is in it: with a waybill the answer is the same bytes for ever.
  return (
    select jsonb_build_object('order_id', v_order.id, 'tracking_number', shipments.waybill, 'label_url', shipments.label_url,
      'courier_code', shipments.courier_code, 'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id, 'status', shipments.booked_status)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'outbound');
end
$function$;
