create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is 'What carriers say, in the order in which a parcel lives it; a callback of lower rank comes late and moves nothing.';
comment on column private.shipping_statuses.moves_to is 'Null for words that do not prove that a carrier holds, or held, the parcel.';
alter table private.shipping_statuses enable row level security;
create policy select_verbs on private.shipping_statuses for select to preloved_verbs using (true);
grant select on private.shipping_statuses to preloved_verbs;
insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null), ('scheduled', 11, null), ('allocated', 12, null), ('picking_up', 13, null),
  ('courier_not_found', 14, null), ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'), ('picked_up', 20, 'SHIPPED'), ('in_transit', 30, 'SHIPPED'), ('on_hold', 31, null),
  ('dropping_off', 40, 'SHIPPED'), ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'), ('rejected', 51, null), ('returned', 60, 'SHIPPED'), ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');

create function private.correct_price(p_order public.orders, p_shipment private.shipments, p_price bigint) returns void
language plpgsql set search_path = ''
as $$
declare
  v_shipment private.shipments;
begin
  if p_price is null or p_price = p_shipment.price or p_shipment.cancelled_at is not null then
    return;
  end if;
  update private.shipments set price = p_price, price_version = price_version + 1, updated_at = private.now()
  where id = p_shipment.id returning * into v_shipment;
  perform private.ledger_post(
    private.courier_key(p_shipment) || '_price:' || v_shipment.price_version, 'shipping',
    pg_catalog.format('Courier for %s: %s instead of %s', p_order.reference, p_price, p_shipment.price), p_order.id,
    array[private.ledger_line('courier_balance', p_price - p_shipment.price),
          private.ledger_line('courier_adjustments', p_shipment.price - p_price)]);
end
$$;
comment on function private.correct_price(public.orders, private.shipments, bigint) is
  'The carrier weighed the parcel anew: the difference is ours to bear or to keep, once per change.';
grant execute on function private.correct_price(public.orders, private.shipments, bigint) to preloved_verbs;

create function private.note_parcel_trouble(p_order public.orders, p_shipment private.shipments, p_status text, p_details jsonb)
returns void
language plpgsql set search_path = ''
as $$
declare
  v_awaited boolean := case p_shipment.direction
    when 'return' then p_order.status = 'RETURN_APPROVED'
    else p_order.status in ('READY_TO_SHIP', 'SHIPPED') and p_order.tracking_number is not distinct from p_shipment.waybill end;
begin
  if v_awaited and p_status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed') then
    perform private.open_case('parcel_trouble', p_shipment.shipper_order_id || ':' || p_status, p_order.id, p_details);
  end if;
end
$$;
comment on function private.note_parcel_trouble(public.orders, private.shipments, text, jsonb) is
  'The parcel that the order waits for will not arrive by itself: someone has to look.';
grant execute on function private.note_parcel_trouble(public.orders, private.shipments, text, jsonb) to preloved_verbs;

create function private.note_return_delivered(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.set_deadline(p_order, transitions, private.now())
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.counts_from = 'return_delivered';
end
$$;
comment on function private.note_return_delivered(public.orders) is
  'The parcel is back at the seller: from now on count the deadlines that wait for that.';
grant execute on function private.note_return_delivered(public.orders) to preloved_verbs;

-- One word of the carrier {status, note?, happened_at?} about one parcel of the shipment.
create function private.note_scan(p_order_id uuid, p_shipment private.shipments, p_parcel text, p_scan jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_order public.orders;
  v_said private.shipping_statuses;
  v_at timestamptz := coalesce((p_scan ->> 'happened_at')::timestamptz, private.now());
begin
  insert into private.shipment_events (shipment_id, parcel, status, note, happened_at)
  values (p_shipment.id, p_parcel, p_scan ->> 'status', p_scan ->> 'note', v_at)
  on conflict on constraint shipment_events__once do nothing;
  select statuses.* into v_said from private.shipping_statuses as statuses where statuses.status = p_scan ->> 'status';
  if v_said.status is null then
    return false;
  end if;
  if p_parcel = p_shipment.shipper_order_id then
    update private.shipments set status = v_said.status, status_rank = v_said.rank, updated_at = private.now()
    where id = p_shipment.id and status_rank < v_said.rank;
  end if;
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  -- A typed number may belong to a parcel of last year: what happened before the sale proves nothing.
  -- Carriers write down minutes or seconds, so one minute is forgiven.
  if v_said.moves_to is null or (p_parcel is distinct from p_shipment.shipper_order_id and v_at < v_order.paid_at - interval '1 minute') then
    return true;
  end if;
  update private.shipments
  set scanned_at = least(scanned_at, v_at, private.now()),
      delivered_at = case v_said.moves_to when 'DELIVERED' then least(delivered_at, v_at, private.now()) else delivered_at end
  where id = p_shipment.id;
  if p_shipment.direction = 'return' then
    if v_said.moves_to = 'DELIVERED' then
      perform private.note_return_delivered(v_order);
    end if;
    return true;
  end if;
  -- A dispute stops the order, not the parcel: a refund has to know that it left.
  if v_order.status = 'DISPUTED' and v_order.shipped_at is null then
    update public.orders set shipped_at = private.now(), updated_at = private.now() where id = p_order_id;
  end if;
  -- A carrier may skip a step: a parcel that is delivered had been shipped.
  if v_order.status = 'READY_TO_SHIP' then
    v_order := private.orders_move(p_order_id, 'SHIPPED', 'provider', p_reason => v_said.status);
  end if;
  if v_said.moves_to = 'DELIVERED' and v_order.status = 'SHIPPED' then
    perform private.orders_move(p_order_id, 'DELIVERED', 'provider', p_reason => v_said.status);
  end if;
  return true;
end
$$;
comment on function private.note_scan(uuid, private.shipments, text, jsonb) is
  'Keeps every word, moves forward only; false for a word that we do not know.';
grant execute on function private.note_scan(uuid, private.shipments, text, jsonb) to preloved_verbs;

create function api.shipping_track_observe(p_seen jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_scan jsonb;
  v_familiar boolean := true;
  v_parcel text := coalesce(p_seen ->> 'typed_number', p_seen ->> 'shipper_order_id');
begin
  select shipments.* into v_shipment from private.shipments
  where shipments.shipper_order_id = p_seen ->> 'shipper_order_id' or shipments.id = (p_seen ->> 'shipment_id')::uuid;
  if v_shipment.id is null then
    return 'unknown';
  end if;
  select orders.* into v_order from public.orders where orders.id = v_shipment.order_id for update;
  -- Read again under the order's lock: prices and waybills are compared with what stands now.
  select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
  if p_seen ->> 'typed_number' is null then
    perform private.learn_waybill(v_order, v_shipment, p_seen ->> 'waybill');
    perform private.correct_price(v_order, v_shipment, (p_seen ->> 'price')::bigint);
    select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  for v_scan in select scans.value from jsonb_array_elements(p_seen -> 'scans') as scans loop
    v_familiar := private.note_scan(v_order.id, v_shipment, v_parcel, v_scan) and v_familiar;
    if v_parcel = v_shipment.shipper_order_id then
      perform private.note_parcel_trouble(v_order, v_shipment, v_scan ->> 'status', v_scan);
    end if;
  end loop;
  if (p_seen ->> 'is_cancelled')::boolean then
    perform private.courier_cancelled(v_order, v_shipment);
  end if;
  return case when v_familiar then 'noted' else 'unfamiliar' end;
end
$$;
comment on function api.shipping_track_observe(jsonb) is
  'Takes in what was seen of a parcel {shipper_order_id | shipment_id with typed_number, waybill?, scans [{status, note?, happened_at?}]}, and what only the broker itself, asked by us, may say: price?, is_cancelled?.';
alter function api.shipping_track_observe(jsonb) owner to preloved_verbs;
grant execute on function api.shipping_track_observe(jsonb) to service_role;

create function private.shipment_of(p_tracking_number text, p_caller uuid) returns private.shipments
language plpgsql set search_path = ''
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  left join private.shipments on shipments.order_id = orders.id and shipments.waybill = p_tracking_number
  where (shipments.id is not null or orders.tracking_number = p_tracking_number)
    and (p_caller in (orders.buyer_id, orders.seller_id) or private.has_role(p_caller, 'ops_admin', 'administrator'))
  -- Our own waybill first: a number that someone typed for another parcel must not hide it.
  order by shipments.id is null limit 1;
  if v_order.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such parcel.');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.waybill = p_tracking_number;
  if v_shipment.id is null then
    v_shipment := private.shipment_for(v_order, 'outbound');
  end if;
  return v_shipment;
end
$$;
comment on function private.shipment_of(text, uuid) is 'The shipment that travels under this number, for its parties and staff; nobody else learns that it exists.';
grant execute on function private.shipment_of(text, uuid) to preloved_verbs;

create function api.shipping_track(p_tracking_number text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
  v_shipment private.shipments := private.shipment_of(p_tracking_number, v_caller.id);
  v_is_ours boolean := v_shipment.waybill is not distinct from p_tracking_number;
  v_parcel text := case when v_is_ours then v_shipment.shipper_order_id else p_tracking_number end;
  v_courier text;
  v_status text;
begin
  select case when v_is_ours then v_shipment.courier_code else orders.courier_code end into v_courier
  from public.orders where orders.id = v_shipment.order_id;
  select events.status into v_status from private.shipment_events as events
  left join private.shipping_statuses as statuses on statuses.status = events.status
  where events.shipment_id = v_shipment.id and events.parcel = v_parcel and statuses.rank is not null
  order by statuses.rank desc, events.happened_at desc limit 1;
  return jsonb_build_object(
    'tracking_number', p_tracking_number, 'courier_code', v_courier,
    'status', case when v_is_ours then v_shipment.status else coalesce(v_status, 'confirmed') end,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', events.status, 'note', events.note,
        'at', api.wire_time(events.happened_at)) order by events.happened_at desc, events.id desc), '[]')
      from private.shipment_events as events where events.shipment_id = v_shipment.id and events.parcel = v_parcel));
end
$$;
comment on function api.shipping_track(text) is 'Where the parcel is as far as we were told; parties and staff.';
alter function api.shipping_track(text) owner to preloved_verbs;
grant execute on function api.shipping_track(text) to authenticated;

create function api.shipping_track_question(p_tracking_number text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
  v_shipment private.shipments := private.shipment_of(p_tracking_number, v_caller.id);
begin
  if v_shipment.waybill = p_tracking_number then
    return jsonb_build_object('shipper_order_id', v_shipment.shipper_order_id, 'tracking_id', v_shipment.tracking_id);
  end if;
  -- A screen looks every ten seconds, and each look at a number that is not the broker's own costs money.
  update private.shipments set asked_at = private.now()
  where id = v_shipment.id and (asked_at is null or asked_at < private.now() - interval '1 minute');
  if not found then
    return null;
  end if;
  return (select jsonb_build_object('shipment_id', v_shipment.id, 'typed_number', p_tracking_number, 'courier_code', orders.courier_code)
          from public.orders where orders.id = v_shipment.order_id);
end
$$;
comment on function api.shipping_track_question(text) is
  'How to ask the broker about this number {shipper_order_id, tracking_id} or {shipment_id, typed_number, courier_code}; null when it was asked a moment ago.';
alter function api.shipping_track_question(text) owner to preloved_verbs;
grant execute on function api.shipping_track_question(text) to authenticated;
