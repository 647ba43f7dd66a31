create function private.ensure_shipment(
  p_order public.orders,
  p_direction private.shipment_direction
) returns private.shipments
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_shipment private.shipments;
begin
  -- A return uses the courier of the outbound shipment: the seller may have changed the order's.
  insert into private.shipments (order_id, direction, courier_code, courier_service_code)
  select
    p_order.id,
    p_direction,
    coalesce(outbound.courier_code, p_order.courier_code),
    coalesce(outbound.courier_service_code, p_order.courier_service_code)
  from (select) as one_row
  left join private.shipments as outbound
    on outbound.order_id = p_order.id
    and outbound.direction = 'outbound'
  on conflict on constraint shipments__one_per_direction do nothing;

  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.order_id = p_order.id
    and shipments.direction = p_direction;
  return v_shipment;
end
$$;
comment on function private.ensure_shipment(public.orders, private.shipment_direction) is
  'The order''s shipment in this direction, created on first use.';
