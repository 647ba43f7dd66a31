-- The carrier's latest status of the seller's parcel, by the carrier's own time.
create function private.carrier_word(p_order public.orders) returns private.shipping_statuses
language plpgsql stable
as $$
begin
  return (
    select statuses
    from private.shipments
    join private.shipment_events as events
      on events.shipment_id = shipments.id
      and (
        events.parcel = p_order.tracking_number
        or events.parcel = shipments.shipper_order_id
          -- A status of our cancelled booking says nothing about the seller's own parcel.
          and (shipments.cancelled_at is null or p_order.own_courier_code is null)
      )
      and events.happened_at >= p_order.paid_at - interval '1 minute'
    join private.shipping_statuses as statuses on statuses.status = events.status
    where shipments.order_id = p_order.purchase_id
      and shipments.direction = 'outbound'
    order by events.happened_at desc, statuses.rank desc
    limit 1
  );
end
$$;
