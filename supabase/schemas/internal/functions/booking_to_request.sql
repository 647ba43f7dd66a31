-- Returns the booking that the background job requests from the provider; null if there is nothing
-- to request.
create function internal.booking_to_request(
  p_order_id uuid,
  p_direction private.shipment_direction default 'outbound'
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.lock_parcel(p_order_id, p_direction);
  v_shipment private.shipments := private.shipment_of(p_order_id, p_direction);
begin
  if v_shipment.shipper_order_id is not null then
    return null;
  elsif p_direction = 'outbound' and v_order.status = 'READY_TO_SHIP' then
    v_shipment := private.ensure_shipment(v_order, 'outbound', private.now());
  elsif v_shipment.booking_started_at is null or v_shipment.cancelled_at is not null then
    perform private.refund_unspent_shipping(orders.id)
    from public.orders
    where orders.purchase_id = p_order_id;
    return null;
  end if;
  -- A started booking may exist at the provider although we never saw the answer. It is requested
  -- again, found, and cancelled if the order no longer needs it.
  return private.booking_record(v_order, v_shipment);
end
$$;
