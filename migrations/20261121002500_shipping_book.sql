create function private.give_waybill(p_order public.orders, p_waybill text) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_order.tracking_number is not null then
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

create function private.learn_waybill(p_order public.orders, p_shipment private.shipments, p_waybill text) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_waybill is null or p_shipment.waybill is not null then
    return;
  end if;
  update private.shipments set waybill = p_waybill, updated_at = private.now() where id = p_shipment.id;
  if p_shipment.direction = 'outbound' then
    perform private.give_waybill(p_order, p_waybill);
  end if;
end
$$;
comment on function private.learn_waybill(public.orders, private.shipments, text) is 'Notes the courier''s number, which may come long after the booking; the first one stays.';
grant execute on function private.learn_waybill(public.orders, private.shipments, text) to preloved_verbs;

create function private.parcel_order(p_order text, variadic p_parties public.order_actor[]) returns public.orders
language plpgsql set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, variadic p_parties || 'staff'::public.order_actor);
begin
  if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
    perform private.staff_caller('ops_admin');
  end if;
  -- Locked, so that what is decided about the parcel holds until it is written.
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  return v_order;
end
$$;
comment on function private.parcel_order(text, public.order_actor[]) is
  'The order, locked, for one of these parties to it or for the staff who handle parcels.';
grant execute on function private.parcel_order(text, public.order_actor[]) to preloved_verbs;

create function private.shipment_for(p_order public.orders, p_direction private.shipment_direction) returns private.shipments
language plpgsql set search_path = ''
as $$
declare
  v_shipment private.shipments;
begin
  -- The way back goes as the way there was quoted: an order's courier_code may be what the seller typed since.
  insert into private.shipments (order_id, direction, courier_code, courier_service_code)
  select p_order.id, p_direction, coalesce(outbound.courier_code, p_order.courier_code),
         coalesce(outbound.courier_service_code, p_order.courier_service_code)
  from (select) as nothing
  left join private.shipments as outbound on outbound.order_id = p_order.id and outbound.direction = 'outbound'
  on conflict on constraint shipments__one_each do nothing;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = p_direction;
  return v_shipment;
end
$$;
comment on function private.shipment_for(public.orders, private.shipment_direction) is 'The order''s row for this direction, made when it is the first time that it is needed.';
grant execute on function private.shipment_for(public.orders, private.shipment_direction) to preloved_verbs;

create function private.begin_booking(p_order public.orders, p_direction private.shipment_direction) returns private.shipments
language plpgsql set search_path = ''
as $$
declare
  v_shipment private.shipments := private.shipment_for(p_order, p_direction);
begin
  update private.shipments set booking_started_at = coalesce(booking_started_at, private.now())
  where id = v_shipment.id returning * into v_shipment;
  return v_shipment;
end
$$;
comment on function private.begin_booking(public.orders, private.shipment_direction) is 'Committed before the broker is asked: a booking that we never see is looked for.';
grant execute on function private.begin_booking(public.orders, private.shipment_direction) to preloved_verbs;

create function private.booking(p_order public.orders, p_shipment private.shipments) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_back boolean := p_shipment.direction = 'return';
  v_request jsonb;
begin
  if p_shipment.shipper_order_id is null then
    v_request := jsonb_build_object(
      'reference_id', p_order.id || case when v_back then ':return' else '' end,
      'courier_code', p_shipment.courier_code, 'courier_service_code', p_shipment.courier_service_code,
      'item_name', p_order.listing_title, 'item_value', p_order.item_price, 'weight_grams', p_order.weight_grams,
      'origin', private.parcel_address(p_order.id, case when v_back then 'buyer' else 'seller' end),
      'destination', private.parcel_address(p_order.id, case when v_back then 'seller' else 'buyer' end));
  end if;
  return jsonb_build_object('order_id', p_order.id, 'direction', p_shipment.direction,
    'shipper_order_id', p_shipment.shipper_order_id, 'waybill', p_shipment.waybill, 'request', v_request);
end
$$;
comment on function private.booking(public.orders, private.shipments) is
  'How far the booking is {order_id, direction, shipper_order_id?, waybill?}, and the request to the broker while there is no shipping order.';
grant execute on function private.booking(public.orders, private.shipments) to preloved_verbs;

create function private.parcel_address(p_order_id uuid, p_party text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(addresses) - 'order_id' - 'party' from private.order_addresses as addresses
          where addresses.order_id = p_order_id and addresses.party = p_party::public.order_actor);
end
$$;
comment on function private.parcel_address(uuid, text) is 'The address of one party as it stood when the order was made.';
grant execute on function private.parcel_address(uuid, text) to preloved_verbs;

create function private.require_bookable(p_order public.orders) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_shipment private.shipments;
begin
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound';
  if p_order.status in ('AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'COMPLETED') then
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s: there is nothing to ship.', p_order.status));
  elsif v_shipment.cancelled_at is not null then
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s, and its courier was cancelled.', p_order.status));
  elsif v_shipment.shipper_order_id is null and p_order.status <> 'READY_TO_SHIP' then
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s: it left without our courier.', p_order.status));
  end if;
end
$$;
comment on function private.require_bookable(public.orders) is 'Refuses, with the order''s status, a courier that there is no parcel for.';
grant execute on function private.require_bookable(public.orders) to preloved_verbs;

create function api.shipping_book(p_order text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
  v_shipment private.shipments;
begin
  perform private.require_bookable(v_order);
  v_shipment := private.begin_booking(v_order, 'outbound');
  if v_shipment.shipper_order_id is null and private.caller_id() <> v_order.seller_id then
    perform private.audit(private.staff_caller('ops_admin'), p_act, 'order', v_order.id::text, null,
      jsonb_build_object('shipment_id', v_shipment.id));
  end if;
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.shipping_book(text, jsonb) is
  'First step of booking by hand: who may, may it be, and what to ask the broker for when it has not been asked. Seller or staff.';
alter function api.shipping_book(text, jsonb) owner to preloved_verbs;
grant execute on function api.shipping_book(text, jsonb) to authenticated;

create function api.shipping_book_request(p_order_id uuid, p_direction text default 'outbound') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = p_order_id and shipments.direction = p_direction::private.shipment_direction;
  if v_shipment.shipper_order_id is not null then
    return null;
  elsif p_direction = 'outbound' and v_order.status = 'READY_TO_SHIP' then
    v_shipment := private.begin_booking(v_order, 'outbound');
  elsif v_shipment.booking_started_at is null then
    perform private.note_unspent_fee(v_order);
    return null;
  end if;
  -- Begun once, a booking may exist although we never saw it: it is asked for again, found, and cancelled.
  return private.booking(v_order, v_shipment);
end
$$;
comment on function api.shipping_book_request(uuid, text) is 'The same for the job, which nobody calls; null when there is nothing to ask for (any more).';
alter function api.shipping_book_request(uuid, text) owner to preloved_verbs;
grant execute on function api.shipping_book_request(uuid, text) to service_role;

create function api.shipping_book_finish(p_order_id uuid, p_direction text, p_shipment jsonb) returns boolean
language plpgsql security definer set search_path = ''
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
    perform private.cancel_courier(v_shipment);
  end if;
  perform private.learn_waybill(v_order, v_shipment, p_shipment ->> 'waybill');
  perform private.post_courier(v_order, v_shipment, 1);
  return true;
end
$$;
comment on function api.shipping_book_finish(uuid, text, jsonb) is
  'Writes down the shipping order that the broker made {id, tracking_id?, waybill?, price, status, label_address} and pays it; once, whoever asked.';
alter function api.shipping_book_finish(uuid, text, jsonb) owner to preloved_verbs;
grant execute on function api.shipping_book_finish(uuid, text, jsonb) to service_role;
