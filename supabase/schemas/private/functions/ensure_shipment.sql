-- p_booking_started_at is committed before the provider is called, so that after a lost answer the
-- booking is searched there.
create function private.ensure_shipment(
  p_order public.orders,
  p_direction private.shipment_direction,
  p_booking_started_at timestamptz default null
) returns private.shipments
language plpgsql volatile
as $$
declare
  v_shipment private.shipments;
begin
  -- A return keeps the outbound courier, because the seller may have changed the order's courier.
  insert into private.shipments as shipments
    (order_id, direction, courier_code, courier_service_code, booking_started_at)
  select
    case p_direction when 'outbound' then p_order.purchase_id else p_order.id end,
    p_direction,
    coalesce(outbound.courier_code, p_order.courier_code),
    coalesce(outbound.courier_service_code, p_order.courier_service_code),
    p_booking_started_at
  from (select) as one_row
  left join private.shipments as outbound
    on outbound.order_id = p_order.purchase_id
    and outbound.direction = 'outbound'
  on conflict on constraint shipments__one_per_direction do update
  set booking_started_at = coalesce(shipments.booking_started_at, excluded.booking_started_at)
  returning * into v_shipment;
  return v_shipment;
end
$$;
