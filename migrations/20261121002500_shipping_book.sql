create function private.give_waybill(p_order public.orders, p_waybill text) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_waybill is null or p_order.tracking_number is not null then
    return;
  elsif exists (select from public.orders where orders.tracking_number = p_waybill) then
    -- Someone typed our courier's number for a parcel of their own: theirs is wrong, ours goes on.
    perform private.open_case('waybill_taken', p_waybill, p_order.id, jsonb_build_object('waybill', p_waybill));
    return;
  end if;
  update public.orders set tracking_number = p_waybill, updated_at = private.now() where id = p_order.id;
end
$$;
comment on function private.give_waybill(public.orders, text) is 'The courier''s number becomes the order''s tracking number, unless another order has claimed it.';
grant execute on function private.give_waybill(public.orders, text) to preloved_verbs;

create function api.shipping_book_request(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  if v_order.id is null or exists (select from private.shipments where shipments.order_id = p_order_id) then
    return null;
  end if;
  if v_order.status = 'READY_TO_SHIP' then
    update public.orders set booking_started_at = coalesce(booking_started_at, private.now()) where id = p_order_id;
  elsif v_order.booking_started_at is null then
    -- It left without us: nobody spent what the buyer paid for the courier.
    perform private.open_case('shipping_unspent', p_order_id::text, p_order_id, jsonb_build_object('shipping_fee', v_order.shipping_fee));
    return null;
  end if;
  -- Begun once, a booking may exist although we never saw it: it is asked for again, found, and cancelled.
  return jsonb_build_object(
    'reference_id', v_order.id, 'courier_code', v_order.courier_code, 'courier_service_code', v_order.courier_service_code,
    'item_name', v_order.listing_title, 'item_value', v_order.item_price, 'weight_grams', v_order.weight_grams,
    'origin', (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
               where addresses.order_id = p_order_id and addresses.party = 'seller'),
    'destination', (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
                    where addresses.order_id = p_order_id and addresses.party = 'buyer'));
end
$$;
comment on function api.shipping_book_request(uuid) is 'What to ask the shipping provider for; null when the order needs no booking (any more).';
alter function api.shipping_book_request(uuid) owner to preloved_verbs;
grant execute on function api.shipping_book_request(uuid) to service_role;

create function api.shipping_book(p_order_id uuid, p_shipment jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function api.shipping_book(uuid, jsonb) is 'Writes down the shipping order that the provider made and pays it from what the buyer paid; once.';
alter function api.shipping_book(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.shipping_book(uuid, jsonb) to service_role;
