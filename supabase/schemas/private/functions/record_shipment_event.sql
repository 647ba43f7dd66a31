-- Returns false for an unknown status. p_parcel is the provider's shipping order or the typed
-- tracking number.
create function private.record_shipment_event(
  p_order_id uuid,
  p_shipment private.shipments,
  p_parcel text,
  p_scan private.shipment_scan
) returns boolean
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_status private.shipping_statuses;
  v_happened_at timestamptz := coalesce(p_scan.happened_at, private.now());
  v_note text := p_scan.note;
  v_is_new boolean;
  v_is_booked boolean := p_parcel is not distinct from p_shipment.shipper_order_id;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  -- Couriers write into notes who signed for the parcel.
  if v_note is not null
    and (
      private.is_account_deleted(v_order.buyer_id)
      or private.is_account_deleted(v_order.seller_id)
    )
  then
    v_note := null;
  end if;
  insert into private.shipment_events (shipment_id, parcel, status, note, happened_at)
  select p_shipment.id, p_parcel, p_scan.status, v_note, v_happened_at
  where p_scan.happened_at is not null
    -- A repeat of a scan without a time cannot be recognized by its time.
    or not exists (
      select
      from private.shipment_events as events
      where events.shipment_id = p_shipment.id
        and events.parcel = p_parcel
        and events.status = p_scan.status)
  on conflict on constraint shipment_events__once do nothing;
  v_is_new := found;

  select statuses.*
  into v_status
  from private.shipping_statuses as statuses
  where statuses.status = p_scan.status;
  if v_status.status is null then
    return false;
  end if;
  if v_is_booked then
    update private.shipments
    set status = newest.status,
        updated_at = private.now()
    from (
      select statuses.status
      from private.shipment_events as events
      join private.shipping_statuses as statuses on statuses.status = events.status
      where events.shipment_id = p_shipment.id
        and events.parcel = p_parcel
      order by events.happened_at desc, statuses.rank desc
      limit 1
    ) as newest
    where shipments.id = p_shipment.id
      and shipments.status <> newest.status;
  end if;

  if v_status.moves_to is null and v_status.outlook <> 'back' then
    return true;
  end if;
  -- A number typed by the seller may belong to a parcel sent before the sale. One minute of
  -- tolerance, because carriers round their times.
  if not v_is_booked and v_happened_at < v_order.paid_at - interval '1 minute' then
    return true;
  end if;
  -- A number typed by the buyer proves no return: the seller or staff confirm it.
  if not v_is_booked and p_shipment.direction = 'return' then
    return true;
  end if;
  -- The provider returned the price of a cancelled parcel: staff decide about it.
  if v_is_booked and p_shipment.cancelled_at is not null then
    if v_is_new then
      perform private.open_case(
        'parcel_after_cancellation',
        p_shipment.id::text,
        p_order_id,
        jsonb_build_object(
          'shipper_order_id', p_shipment.shipper_order_id,
          'status', p_scan.status,
          'price', p_shipment.price));
    end if;
    return true;
  end if;
  if v_is_new
    and (
      v_status.outlook = 'back'
      or p_shipment.direction = 'return' and p_shipment.scanned_at is null)
  then
    perform private.lapse_settlement(orders.id)
    from public.orders
    where orders.id = p_order_id
      or p_shipment.direction = 'outbound' and orders.purchase_id = p_order_id;
  end if;
  if v_status.moves_to is not null then
    perform private.apply_shipment_progress(v_order, p_shipment, v_status, v_happened_at);
  end if;
  if v_status.outlook = 'back' and p_shipment.direction = 'return' then
    perform private.dispute_bounced_return(p_order_id, p_scan.status);
  elsif v_status.outlook = 'back' then
    perform private.send_back(orders.id, p_parcel, p_scan.status)
    from public.orders
    where orders.purchase_id = p_order_id;
  end if;
  return true;
end
$$;
