create function internal.apply_shipment_update(p_seen jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
    perform private.record_waybill(v_order, v_shipment, p_seen ->> 'waybill');
    perform private.record_price_change(v_order, v_shipment, (p_seen ->> 'price')::bigint);
    select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  for v_scan in select scans.value from jsonb_array_elements(p_seen -> 'scans') as scans loop
    v_familiar := private.record_shipment_event(v_order.id, v_shipment, v_parcel, v_scan) and v_familiar;
    if v_parcel = v_shipment.shipper_order_id then
      perform private.open_shipment_case(v_order, v_shipment, v_scan ->> 'status', v_scan);
    end if;
  end loop;
  if (p_seen ->> 'is_cancelled')::boolean then
    perform private.courier_cancelled(v_order, v_shipment);
  end if;
  return case when v_familiar then 'noted' else 'unfamiliar' end;
end
$$;
comment on function internal.apply_shipment_update(jsonb) is
  'Takes in what was seen of a parcel {shipper_order_id | shipment_id with typed_number, waybill?, scans [{status, note?, happened_at?}]}, and what only the provider itself, asked by us, may say: price?, is_cancelled?.';
