-- A number other than the booked one means that the seller used another courier: our booking is
-- cancelled, and the buyer gets the shipping fee back.
create function api.orders_ship(
  p_order text,
  p_tracking_number text,
  p_courier_code text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller');
  v_order public.orders := v_held.locked;
  v_shipment constant private.shipments := private.shipment_of(v_order.purchase_id, 'outbound');
  v_is_own constant boolean := v_shipment.waybill is distinct from p_tracking_number;
begin
  perform private.require_unused_tracking_number(
    v_order.purchase_id, p_tracking_number, 'outbound');

  perform private.move_order_as_caller(v_held, 'SHIPPED');
  update public.orders
  set tracking_number = p_tracking_number,
      own_courier_code = case when v_is_own then coalesce(p_courier_code, courier_code) end,
      updated_at = private.now()
  where purchase_id = v_order.purchase_id
    and status = 'SHIPPED';
  select orders.* into v_order from public.orders where orders.id = v_order.id;
  if v_is_own then
    perform private.effect_cancel_shipping(v_order);
    perform private.refund_unspent_shipping(orders.id)
    from public.orders
    where orders.purchase_id = v_order.purchase_id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
