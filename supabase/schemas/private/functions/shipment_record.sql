create function private.shipment_record(
  p_shipment private.shipments,
  p_order public.orders
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_shipment.id,
  'order_id', p_order.id,
  'order_reference', p_order.reference,
  'order_status', p_order.status,
  'direction', p_shipment.direction,
  'courier_code', p_shipment.courier_code,
  'courier_service_code', p_shipment.courier_service_code,
  'shipper_order_id', p_shipment.shipper_order_id,
  'tracking_number', coalesce(
    p_shipment.waybill,
    case when p_shipment.direction = 'outbound' then p_order.tracking_number end
  ),
  'status', p_shipment.status,
  'charged', p_shipment.charged,
  'price', p_shipment.price,
  'label_url', private.label_url(p_shipment),
  'scanned_at', internal.wire_time(p_shipment.scanned_at),
  'delivered_at', internal.wire_time(p_shipment.delivered_at),
  'cancelled_at', internal.wire_time(p_shipment.cancelled_at),
  'created_at', internal.wire_time(p_shipment.created_at),
  'updated_at', internal.wire_time(p_shipment.updated_at)
);
