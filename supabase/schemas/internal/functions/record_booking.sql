create function internal.record_booking(
  p_order_id uuid,
  p_direction text,
  p_shipment jsonb
) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_price bigint := (p_shipment ->> 'price')::bigint;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  update private.shipments
  set shipper_order_id = p_shipment ->> 'id', tracking_id = p_shipment ->> 'tracking_id', price = v_price,
      charged = case direction when 'outbound' then v_order.shipping_fee else v_price end,
      status = p_shipment ->> 'status', booked_status = p_shipment ->> 'status',
      label_address = p_shipment ->> 'label_address', updated_at = private.now()
  where order_id = p_order_id and direction = p_direction::private.shipment_direction and shipper_order_id is null
  returning * into v_shipment;
  if v_shipment.id is null then
    return false;
  end if;
  if v_order.status <> (case v_shipment.direction when 'outbound' then 'READY_TO_SHIP' else 'RETURN_APPROVED' end)::public.order_status then
    -- The order went on without it while we booked: this parcel must not be fetched.
    perform private.enqueue_courier_cancellation(v_shipment);
  end if;
  perform private.record_waybill(v_order, v_shipment, p_shipment ->> 'waybill');
  perform private.post_courier_cost(v_order, v_shipment, 1);
  return true;
end
$$;
comment on function internal.record_booking(uuid, text, jsonb) is
  'Writes down the shipping order that the provider made {id, tracking_id?, waybill?, price, status, label_address} and pays it; once, whoever asked.';
