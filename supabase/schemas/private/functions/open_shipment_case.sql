create function private.open_shipment_case(
  p_order public.orders,
  p_shipment private.shipments,
  p_scan private.shipment_scan
) returns void
language plpgsql volatile
as $$
declare
  v_is_awaited boolean := p_shipment.direction = private.due_parcel(p_order)
    and (p_shipment.direction = 'return'
      or p_order.tracking_number is not distinct from p_shipment.waybill);
begin
  if v_is_awaited
     and p_scan.status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed')
  then
    perform private.open_case(
      'parcel_trouble',
      p_shipment.shipper_order_id || ':' || p_scan.status,
      p_order.id,
      jsonb_build_object(
        'status', p_scan.status,
        'note', p_scan.note,
        'happened_at', internal.wire_time(p_scan.happened_at)
      )
    );
  end if;
end
$$;
comment on function private.open_shipment_case(
  public.orders,
  private.shipments,
  private.shipment_scan
) is
  'Opens a case for staff when the parcel that the order waits for will not arrive.';
