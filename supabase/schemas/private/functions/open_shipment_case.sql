create function private.open_shipment_case(
  p_order_id uuid,
  p_shipment private.shipments,
  p_parcel text,
  p_scan private.shipment_scan
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders := (
    select orders from public.orders where orders.id = p_order_id);
  v_is_awaited boolean := p_shipment.direction = (
      select statuses.parcel
      from private.order_statuses as statuses
      where statuses.status = v_order.status)
    and case
      when p_parcel = p_shipment.shipper_order_id
        then p_shipment.direction = 'return'
          or v_order.tracking_number is null
          or v_order.tracking_number = p_shipment.waybill
      else p_shipment.direction = 'outbound' and p_parcel = v_order.tracking_number
    end;
begin
  if v_is_awaited
    and exists (
      select
      from private.shipping_statuses as statuses
      where statuses.status = p_scan.status
        and statuses.is_trouble)
    and (p_parcel <> p_shipment.shipper_order_id or not private.is_booking_dropped(p_shipment))
  then
    perform private.open_case(
      'parcel_trouble',
      p_parcel || ':' || p_scan.status,
      p_order_id,
      jsonb_build_object(
        'direction', p_shipment.direction,
        'status', p_scan.status,
        'note', p_scan.note,
        'happened_at', internal.wire_time(p_scan.happened_at)
      )
    );
  end if;
end
$$;
