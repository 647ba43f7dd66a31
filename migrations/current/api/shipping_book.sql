-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_book(p_order_id uuid, p_shipment jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
  v_price bigint := (p_shipment ->> 'price')::bigint;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  insert into private.shipments (order_id, shipper_order_id, waybill, price, status)
  values (p_order_id, p_shipment ->> 'id', p_shipment ->> 'waybill', v_price, p_shipment ->> 'status')
  on conflict (order_id) do nothing;
  if not found then
    return false;
  end if;
  if v_order.status <> 'READY_TO_SHIP' then
    -- The seller went to the counter while we booked: our parcel must not be fetched.
    perform private.enqueue('shipping_cancel', p_order_id::text,
      jsonb_build_object('order_id', p_order_id, 'shipper_order_id', p_shipment ->> 'id'));
  else
    perform private.give_waybill(v_order, p_shipment ->> 'waybill');
  end if;
  perform private.ledger_post('order:' || p_order_id || ':shipping', 'shipping', 'Courier for ' || v_order.reference, p_order_id,
    array[private.ledger_line(private.courier_source(p_order_id), -v_order.shipping_fee),
          private.ledger_line('courier_balance', v_price),
          private.ledger_line('courier_adjustments', v_order.shipping_fee - v_price)]);
  return true;
end
$function$;
