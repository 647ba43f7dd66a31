-- Records the provider's answer to a cancellation. p_error: its reason for a rejection; null if it
-- cancelled.
create function internal.record_courier_cancellation(
  p_shipper_order_id text,
  p_error text default null
) returns void
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  v_order := private.lock_order((
    select shipments.order_id
    from private.shipments
    where shipments.shipper_order_id = p_shipper_order_id));
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.shipper_order_id = p_shipper_order_id;
  if p_error is null then
    perform private.courier_cancelled(v_order, v_shipment);
    return;
  elsif v_shipment.cancelled_at is not null then
    return;
  end if;
  perform private.open_dear_courier_case(v_shipment);
  if v_order.status <> 'COMPLETED' or v_shipment.delivered_at is null then
    -- The courier already has the parcel: the price is spent, and the parcel may still travel.
    if v_shipment.direction = 'outbound' and v_shipment.waybill is not null then
      perform private.set_tracking_number(v_order, v_shipment.waybill);
    end if;
    perform private.open_case(
      'courier_not_cancelled',
      v_shipment.id::text,
      v_order.id,
      jsonb_build_object(
        'shipper_order_id', p_shipper_order_id,
        'price', v_shipment.price,
        'reason', p_error
      )
    );
  end if;
end
$$;
