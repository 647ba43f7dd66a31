create function private.open_shipment_case(
  p_order public.orders,
  p_shipment private.shipments,
  p_status text,
  p_details jsonb
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_awaited boolean := case p_shipment.direction
    when 'return' then p_order.status = 'RETURN_APPROVED'
    else p_order.status in ('READY_TO_SHIP', 'SHIPPED') and p_order.tracking_number is not distinct from p_shipment.waybill end;
begin
  if v_awaited and p_status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed') then
    perform private.open_case('parcel_trouble', p_shipment.shipper_order_id || ':' || p_status, p_order.id, p_details);
  end if;
end
$$;
comment on function private.open_shipment_case(public.orders, private.shipments, text, jsonb) is
  'The parcel that the order waits for will not arrive by itself: someone has to look.';
