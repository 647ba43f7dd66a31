create function api.orders_ship(
  p_order text,
  p_tracking_number text,
  p_courier_code text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'seller');
  v_shipment private.shipments;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  select shipments.* into v_shipment
  from private.shipments
  where shipments.order_id = v_order.id
    and shipments.direction = 'outbound';
  if exists (
      select
      from public.orders
      where orders.tracking_number = p_tracking_number
        and orders.id <> v_order.id)
    or exists (
      select
      from private.shipments
      where shipments.waybill = p_tracking_number
        and shipments.order_id <> v_order.id) then
    perform private.raise_error('CONFLICT', 'This tracking number belongs to another parcel.');
  end if;

  perform private.move_order_as_caller(v_order, 'SHIPPED');
  update public.orders
  set tracking_number = p_tracking_number,
      courier_code = coalesce(p_courier_code, courier_code),
      updated_at = private.now()
  where id = v_order.id
  returning * into v_order;
  if v_shipment.waybill is distinct from p_tracking_number then
    perform private.effect_cancel_shipping(v_order);
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_ship(text, text, text) is
  'The seller has shipped the order. A tracking number other than that of the booked courier '
  'must be unused, and the booking is then cancelled.';
