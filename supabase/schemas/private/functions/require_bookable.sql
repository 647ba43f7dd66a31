-- Rejects an order that may not be booked. Returns its shipment, if there is one.
create function private.require_bookable(p_order public.orders) returns private.shipments
language plpgsql stable
as $$
declare
  v_shipment constant private.shipments := private.shipment_of(p_order.purchase_id, 'outbound');
begin
  if p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED')
    -- A parcel that has a waybill keeps it to the end.
    or (p_order.status in ('REFUNDED', 'COMPLETED') and v_shipment.waybill is null)
    or (p_order.status = 'REFUNDED' and v_shipment.scanned_at is null)
  then
    perform private.raise_error('nothing_to_ship', jsonb_build_object('status', p_order.status));
  elsif v_shipment.cancelled_at is not null then
    perform private.raise_error('courier_cancelled');
  elsif p_order.own_courier_code is not null
    or (v_shipment.shipper_order_id is null and p_order.status <> 'READY_TO_SHIP')
  then
    perform private.raise_error('shipped_by_own_courier');
  end if;
  return v_shipment;
end
$$;
