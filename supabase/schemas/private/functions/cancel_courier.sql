create function private.cancel_courier(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_courier_cancellation(shipments)
  from private.shipments
  where shipments.order_id = p_order_id
    and shipments.direction = p_direction
    and shipments.shipper_order_id is not null
    and shipments.cancelled_at is null;
end
$$;
