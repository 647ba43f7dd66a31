create table private.shipping_statuses (
  status text primary key,
  rank integer not null,
  moves_to public.order_status
);
comment on table private.shipping_statuses is 'What carriers say, in the order in which a parcel lives it; a callback of lower rank comes late and moves nothing.';
alter table private.shipping_statuses enable row level security;
create policy select_verbs on private.shipping_statuses for select to preloved_verbs using (true);
grant select on private.shipping_statuses to preloved_verbs;
insert into private.shipping_statuses (status, rank, moves_to) values
  ('confirmed', 10, null), ('scheduled', 11, null), ('allocated', 12, null), ('picking_up', 13, null),
  ('courier_not_found', 14, null), ('cancelled', 15, null),
  ('picked', 20, 'SHIPPED'), ('picked_up', 20, 'SHIPPED'), ('in_transit', 30, 'SHIPPED'), ('on_hold', 31, 'SHIPPED'),
  ('dropping_off', 40, 'SHIPPED'), ('out_for_delivery', 41, 'SHIPPED'),
  ('return_in_transit', 50, 'SHIPPED'), ('rejected', 51, 'SHIPPED'), ('returned', 60, 'SHIPPED'), ('disposed', 61, 'SHIPPED'),
  ('delivered', 70, 'DELIVERED');

create function api.shipping_track_observe(p_callback jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_shipment private.shipments;
  v_order public.orders;
  v_said private.shipping_statuses;
  v_status text := p_callback ->> 'status';
begin
  select shipments.* into v_shipment from private.shipments where shipments.shipper_order_id = p_callback ->> 'shipper_order_id';
  if v_shipment.order_id is null then
    return 'unknown';
  end if;
  select orders.* into v_order from public.orders where orders.id = v_shipment.order_id for update;
  if p_callback ->> 'waybill' is not null then
    update private.shipments set waybill = p_callback ->> 'waybill' where order_id = v_order.id and waybill is null;
    perform private.give_waybill(v_order, p_callback ->> 'waybill');
  end if;
  if v_status is null then
    return 'noted';
  end if;
  insert into private.shipment_events (shipper_order_id, status, note, happened_at)
  values (v_shipment.shipper_order_id, v_status, p_callback ->> 'note',
          coalesce((p_callback ->> 'happened_at')::timestamptz, private.now()))
  on conflict on constraint shipment_events__once do nothing;
  select statuses.* into v_said from private.shipping_statuses as statuses where statuses.status = v_status;
  if v_said.rank is null then
    return 'unfamiliar';
  end if;
  update private.shipments set status = v_status, status_rank = v_said.rank, updated_at = private.now()
  where order_id = v_order.id and status_rank < v_said.rank;
  if v_status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed')
     and v_order.tracking_number is not distinct from v_shipment.waybill then
    -- The parcel that the order relies on will not arrive by itself: someone has to look.
    perform private.open_case('parcel_trouble', v_shipment.shipper_order_id || ':' || v_status, v_order.id, p_callback);
  end if;
  -- A carrier may skip a step: a parcel that is delivered had been shipped.
  if v_said.moves_to is not null and v_order.status = 'READY_TO_SHIP' then
    v_order := private.orders_move(v_order.id, 'SHIPPED', 'provider', p_reason => v_status);
  end if;
  if v_said.moves_to = 'DELIVERED' and v_order.status = 'SHIPPED' then
    perform private.orders_move(v_order.id, 'DELIVERED', 'provider', p_reason => v_status);
  end if;
  return 'noted';
end
$$;
comment on function api.shipping_track_observe(jsonb) is
  'Takes in what the carrier said {shipper_order_id, status?, waybill?, note?, happened_at?}; forward only, every word kept.';
alter function api.shipping_track_observe(jsonb) owner to preloved_verbs;
grant execute on function api.shipping_track_observe(jsonb) to service_role;

create function api.shipping_track(p_tracking_number text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders;
  v_shipment private.shipments;
begin
  -- Our own waybill first: a number that someone typed for another parcel must not hide it.
  select orders.* into v_order from public.orders
  left join private.shipments on shipments.order_id = orders.id
  where (orders.tracking_number = p_tracking_number or shipments.waybill = p_tracking_number)
    and (v_caller.id in (orders.buyer_id, orders.seller_id) or private.has_role(v_caller.id, 'ops_admin', 'administrator'))
  order by shipments.waybill is not distinct from p_tracking_number desc limit 1;
  if v_order.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such parcel.');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.waybill = p_tracking_number;
  return jsonb_build_object(
    'tracking_number', p_tracking_number, 'courier_code', v_order.courier_code,
    'status', coalesce(v_shipment.status, 'confirmed'),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', events.status, 'note', events.note,
        'at', api.wire_time(events.happened_at)) order by events.happened_at desc, events.id desc), '[]')
      from private.shipment_events as events where events.shipper_order_id = v_shipment.shipper_order_id));
end
$$;
comment on function api.shipping_track(text) is 'Where the parcel is as far as we were told; parties and staff.';
alter function api.shipping_track(text) owner to preloved_verbs;
grant execute on function api.shipping_track(text) to authenticated;
