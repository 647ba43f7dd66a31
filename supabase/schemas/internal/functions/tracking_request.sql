-- Returns how to query the provider about a tracking number: {shipper_order_id, tracking_id} for a
-- booked parcel, {shipment_id, typed_number, courier_code} for another; null within a minute of the
-- last query, or thirty days after the order's end. For the parties of the order and staff.
create function internal.tracking_request(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_shipment private.shipments := private.find_shipment(p_tracking_number, (private.caller()).id);
begin
  if v_shipment.waybill = p_tracking_number then
    return jsonb_build_object(
      'shipper_order_id', v_shipment.shipper_order_id,
      'tracking_id', v_shipment.tracking_id
    );
  end if;
  -- Clients poll every ten seconds, and the provider charges for numbers that it did not assign.
  update private.shipments
  set paid_lookup_at = private.now()
  where id = v_shipment.id
    and (paid_lookup_at is null or paid_lookup_at < private.now() - interval '1 minute')
    -- Later the number may be another parcel's: carriers use their numbers again.
    and exists (
      select
      from public.orders
      join private.order_statuses as statuses on statuses.status = orders.status
      where (
          orders.id = shipments.order_id
          or (shipments.direction = 'outbound' and orders.purchase_id = shipments.order_id)
        )
        and (not statuses.has_ended or orders.updated_at >= private.now() - interval '30 days'));
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'shipment_id', v_shipment.id,
      'typed_number', p_tracking_number,
      'courier_code', private.typed_courier_of(orders, p_tracking_number)
    )
    from public.orders
    where orders.id = v_shipment.order_id
  );
end
$$;
grant execute on function internal.tracking_request(text) to authenticated;
