create function api.shipping_waybill(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
  v_order constant public.orders := v_held.locked;
begin
  perform private.require_bookable(v_order);
  -- Only values that never change once there is a waybill: repeated requests return the same bytes.
  return (
    select jsonb_build_object(
      'order_id', v_order.id,
      'tracking_number', shipments.waybill,
      'label_url', shipments.label_url,
      'courier_code', shipments.courier_code,
      'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id,
      'status', shipments.booked_status
    )
    from private.shipments
    where shipments.order_id = v_order.purchase_id
      and shipments.direction = 'outbound'
  );
end
$$;
