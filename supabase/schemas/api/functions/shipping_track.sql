create function api.shipping_track(p_tracking_number text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_shipment private.shipments := private.find_shipment(p_tracking_number, (private.caller()).id);
  v_is_booked boolean := v_shipment.waybill is not distinct from p_tracking_number;
  v_parcel text :=
    case when v_is_booked then v_shipment.shipper_order_id else p_tracking_number end;
  v_courier_code text;
  v_status text;
begin
  select case
    when v_is_booked then v_shipment.courier_code
    else private.typed_courier_of(orders, p_tracking_number)
  end
  into v_courier_code
  from public.orders
  where orders.id = v_shipment.order_id;

  select events.status
  into v_status
  from private.shipment_events as events
  join private.shipping_statuses as statuses on statuses.status = events.status
  where events.shipment_id = v_shipment.id
    and events.parcel = v_parcel
  order by events.happened_at desc, statuses.rank desc
  limit 1;

  return jsonb_build_object(
    'tracking_number', p_tracking_number,
    'courier_code', v_courier_code,
    'status', case when v_is_booked then v_shipment.status else coalesce(v_status, 'confirmed') end,
    'history', to_jsonb(array(
      select jsonb_build_object(
        'status', events.status,
        'note', events.note,
        'at', internal.wire_time(events.happened_at))
      from private.shipment_events as events
      where events.shipment_id = v_shipment.id
        and events.parcel = v_parcel
      order by events.happened_at desc, events.id desc)));
end
$$;
