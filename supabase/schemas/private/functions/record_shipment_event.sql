-- One word of the carrier {status, note?, happened_at?} about one parcel of the shipment.
create function private.record_shipment_event(
  p_order_id uuid,
  p_shipment private.shipments,
  p_parcel text,
  p_scan jsonb
) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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
      perform private.record_return_delivery(v_order);
    end if;
    return true;
  end if;
  -- A dispute stops the order, not the parcel: a refund has to know that it left.
  if v_order.status = 'DISPUTED' and v_order.shipped_at is null then
    update public.orders set shipped_at = private.now(), updated_at = private.now() where id = p_order_id;
  end if;
  -- A carrier may skip a step: a parcel that is delivered had been shipped.
  if v_order.status = 'READY_TO_SHIP' then
    v_order := private.move_order(p_order_id, 'SHIPPED', 'provider', p_reason => v_said.status);
  end if;
  if v_said.moves_to = 'DELIVERED' and v_order.status = 'SHIPPED' then
    perform private.move_order(p_order_id, 'DELIVERED', 'provider', p_reason => v_said.status);
  end if;
  return true;
end
$$;
comment on function private.record_shipment_event(uuid, private.shipments, text, jsonb) is
  'Keeps every word, moves forward only; false for a word that we do not know.';
