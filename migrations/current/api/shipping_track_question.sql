-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.shipping_track_question(p_tracking_number text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
  v_shipment private.shipments := private.shipment_of(p_tracking_number, v_caller.id);
begin
  if v_shipment.waybill = p_tracking_number then
    return jsonb_build_object('shipper_order_id', v_shipment.shipper_order_id, 'tracking_id', v_shipment.tracking_id);
  end if;
  -- A screen looks every ten seconds, and each look at a number that is not the broker's own costs money.
  update private.shipments set asked_at = private.now()
  where id = v_shipment.id and (asked_at is null or asked_at < private.now() - interval '1 minute');
  if not found then
    return null;
  end if;
  return (select jsonb_build_object('shipment_id', v_shipment.id, 'typed_number', p_tracking_number, 'courier_code', orders.courier_code)
          from public.orders where orders.id = v_shipment.order_id);
end
$function$;
