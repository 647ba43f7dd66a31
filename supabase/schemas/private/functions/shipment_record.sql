create function private.shipment_record(
  p_shipment private.shipments,
  p_order public.orders
) returns jsonb
language sql stable
return to_jsonb(p_shipment)
  - '{booking_started_at,tracking_id,waybill,booked_status,price_version}'::text[]
  - '{label_address,label_path,paid_lookup_at}'::text[]
  || jsonb_build_object(
    'order_id', p_order.id,
    'order_reference', p_order.reference,
    'order_status', p_order.status,
    'tracking_number', coalesce(
      p_shipment.waybill,
      case when p_shipment.direction = 'outbound' then p_order.tracking_number end),
    'label_url', private.label_url(p_shipment),
    'scanned_at', internal.wire_time(p_shipment.scanned_at),
    'delivered_at', internal.wire_time(p_shipment.delivered_at),
    'cancelled_at', internal.wire_time(p_shipment.cancelled_at),
    'created_at', internal.wire_time(p_shipment.created_at),
    'updated_at', internal.wire_time(p_shipment.updated_at));
