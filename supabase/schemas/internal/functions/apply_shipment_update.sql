-- Applies the provider's data about a parcel (private.shipment_update). Returns noted, unfamiliar
-- (an unknown status), unconfirmed (the provider's record does not show what a callback claims) or
-- unknown (no such shipment).
create function internal.apply_shipment_update(p_seen jsonb) returns private.shipment_outcome
language plpgsql volatile security definer
as $$
declare
  v_update private.shipment_update :=
    jsonb_populate_record(null::private.shipment_update, p_seen);
  v_order public.orders;
  v_shipment private.shipments;
  v_parcel text := coalesce(v_update.typed_number, v_update.shipper_order_id);
  v_scan private.shipment_scan;
  v_are_statuses_known boolean := true;
begin
  select shipments.*
  into v_shipment
  from private.shipments
  where shipments.shipper_order_id = v_update.shipper_order_id
    or shipments.id = v_update.shipment_id;
  if v_shipment.id is null then
    return 'unknown';
  end if;
  v_order := private.lock_order(v_shipment.order_id);
  -- Read again under the order's lock, to compare its price and waybill.
  select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;

  -- The new price and the cancellation are two transfers.
  if v_update.is_cancelled and v_update.price <> v_shipment.price then
    perform private.lock_order_accounts(v_order.id);
  end if;
  if v_update.typed_number is null then
    perform private.record_waybill(v_order, v_shipment, v_update);
    perform private.record_price_change(v_shipment, v_update.price);
    select shipments.* into v_shipment from private.shipments where shipments.id = v_shipment.id;
    select orders.* into v_order from public.orders where orders.id = v_order.id;
  end if;
  foreach v_scan in array coalesce(v_update.scans, '{}') loop
    v_are_statuses_known :=
      private.record_shipment_event(v_order.id, v_shipment, v_parcel, v_scan)
      and v_are_statuses_known;
    perform private.open_shipment_case(v_order.id, v_shipment, v_parcel, v_scan);
  end loop;
  if v_update.is_cancelled then
    -- A scan may have shipped the order: then its unspent shipping fee is booked too.
    select orders.* into v_order from public.orders where orders.id = v_order.id;
    perform private.courier_cancelled(v_order, v_shipment);
  end if;
  -- A callback that claims more than the provider's record is retried: the record may be late, or
  -- the callback is forged.
  return case
    when exists (
      select
      from private.shipping_statuses as claimed
      where claimed.status = v_update.claimed
        and claimed.moves_to is not null
        and claimed.rank > coalesce(
          (
            select max(statuses.rank)
            from unnest(v_update.scans) as scans
            join private.shipping_statuses as statuses on statuses.status = scans.status
          ),
          0
        )
    ) then 'unconfirmed'
    when v_are_statuses_known then 'noted'
    else 'unfamiliar'
  end;
end
$$;
