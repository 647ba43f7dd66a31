-- Whether the parcel left without our courier, and none is booked or will be.
create function private.has_unspent_shipping(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_order.shipping_fee > 0
      and statuses.returns_unspent_shipping
      and case
        when shipments.booking_started_at is not null then shipments.cancelled_at is not null
        -- The booking for the other orders of the bundle is still to come.
        else not exists (
          select
          from public.orders
          where orders.bundle_id = p_order.bundle_id
            and orders.status = 'READY_TO_SHIP')
      end
    from private.order_statuses as statuses
    left join private.shipments
      on shipments.order_id = p_order.purchase_id
      and shipments.direction = 'outbound'
    where statuses.status = p_order.status
  );
end
$$;
