create function private.cancel_courier(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_courier_cancellation(shipments)
  from public.orders
  join private.shipments on shipments.order_id = case p_direction
    when 'outbound' then orders.purchase_id
    else orders.id
  end
  where orders.id = p_order_id
    and shipments.direction = p_direction
    and shipments.shipper_order_id is not null
    and shipments.cancelled_at is null
    and (p_direction = 'return' or not exists (
      -- Another order of the bundle may still travel with the booked courier.
      select
      from public.orders as others
      where others.purchase_id = orders.purchase_id
        and others.id <> orders.id
        -- A seller's own courier takes the whole parcel.
        and orders.own_courier_code is null
        and others.status in ('READY_TO_SHIP', 'SHIPPED', 'DISPUTED')
    ));
end
$$;
