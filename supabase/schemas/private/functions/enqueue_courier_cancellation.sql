create function private.enqueue_courier_cancellation(p_shipment private.shipments) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_job(
    'shipping_cancel',
    p_shipment.id::text,
    jsonb_build_object(
      'order_id', p_shipment.order_id,
      'direction', p_shipment.direction,
      'shipper_order_id', p_shipment.shipper_order_id
    )
  );
end
$$;
