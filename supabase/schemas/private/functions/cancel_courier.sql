create function private.cancel_courier(p_shipment private.shipments) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue('shipping_cancel', p_shipment.id::text, jsonb_build_object(
    'order_id', p_shipment.order_id, 'direction', p_shipment.direction, 'shipper_order_id', p_shipment.shipper_order_id));
end
$$;
comment on function private.cancel_courier(private.shipments) is 'Leaves the cancellation at the broker to a job.';
grant execute on function private.cancel_courier(private.shipments) to preloved_verbs;
