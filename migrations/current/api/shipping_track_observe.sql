-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_track_observe(p_callback jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
