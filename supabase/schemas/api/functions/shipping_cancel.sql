create function api.shipping_cancel(p_shipper_order_id text, p_refusal text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  join private.shipments on shipments.order_id = orders.id
  where shipments.shipper_order_id = p_shipper_order_id for update of orders;
  select shipments.* into v_shipment from private.shipments where shipments.shipper_order_id = p_shipper_order_id;
  if p_refusal is null then
    perform private.courier_cancelled(v_order, v_shipment);
  else
    -- The courier has it already: the price is spent, and a parcel may travel that nobody expects.
    perform private.open_case('courier_not_cancelled', v_shipment.id::text, v_order.id,
      jsonb_build_object('shipper_order_id', p_shipper_order_id, 'price', v_shipment.price, 'reason', p_refusal));
  end if;
end
$$;
comment on function api.shipping_cancel(text, text) is 'What came of a cancellation: done at the broker, or refused there for this reason.';
alter function api.shipping_cancel(text, text) owner to preloved_verbs;
grant execute on function api.shipping_cancel(text, text) to service_role;
