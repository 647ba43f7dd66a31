-- Our label is cancelled if no carrier has scanned it, and the return does not lapse any more.
create function api.orders_return_ship(
  p_order text,
  p_tracking_number text,
  p_courier_code text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer');
  v_order public.orders := v_held.locked;
begin
  if v_order.status <> 'RETURN_APPROVED' then
    perform private.raise_error(
      'return_not_approved', jsonb_build_object('status', v_order.status));
  end if;
  perform private.require_unused_tracking_number(v_order.id, p_tracking_number, 'return');
  -- The number of our own label needs no record: the carrier reports it.
  update private.returns
  set tracking_number = p_tracking_number,
      courier_code = p_courier_code
  where order_id = v_order.id
    and not exists (
      select
      from private.shipments
      where shipments.order_id = v_order.id
        and shipments.direction = 'return'
        and shipments.waybill = p_tracking_number);
  if found then
    perform private.lapse_settlement(v_order.id);
    perform private.effect_cancel_return_shipping(v_order);
    perform private.notify(
      v_order.seller_id,
      'order:' || v_order.id || ':' || v_order.state_version,
      'order.return_sent',
      private.order_facts(v_order));
  end if;
  return private.order_record(v_order, private.caller_id());
end
$$;
