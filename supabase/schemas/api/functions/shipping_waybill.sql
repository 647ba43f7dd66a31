create function api.shipping_waybill(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
  v_shipment constant private.shipments := private.require_bookable(v_held.locked);
begin
  -- Only values that never change once there is a waybill: repeated requests return the same bytes.
  return jsonb_build_object(
    'order_id', (v_held.locked).id,
    'tracking_number', v_shipment.waybill,
    'label_url', private.label_url(v_shipment),
    'courier_code', v_shipment.courier_code,
    'courier_service_code', v_shipment.courier_service_code,
    'shipper_order_id', v_shipment.shipper_order_id,
    'status', v_shipment.booked_status);
end
$$;
