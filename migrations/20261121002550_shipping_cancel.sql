create function api.shipping_cancel(p_order_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.* into v_shipment from private.shipments where shipments.order_id = p_order_id;
  perform private.ledger_post('order:' || p_order_id || ':shipping_cancelled', 'shipping', 'Courier cancelled for ' || v_order.reference, p_order_id,
    array[private.ledger_line('courier_balance', -v_shipment.price),
          private.ledger_line('courier_adjustments', v_shipment.price - v_order.shipping_fee),
          private.ledger_line(private.courier_source(p_order_id), v_order.shipping_fee)]);
  perform private.open_case('shipping_unspent', p_order_id::text, p_order_id, jsonb_build_object('shipping_fee', v_order.shipping_fee));
end
$$;
comment on function api.shipping_cancel(uuid) is
  'The broker has cancelled our shipping order: its price is back in our balance, the buyer''s fee is unspent, and staff decide whose it is.';
alter function api.shipping_cancel(uuid) owner to preloved_verbs;
grant execute on function api.shipping_cancel(uuid) to service_role;
