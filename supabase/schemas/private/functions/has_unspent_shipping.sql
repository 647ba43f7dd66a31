-- Whether the parcel left without our courier, and none is booked or being booked.
create function private.has_unspent_shipping(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_order.shipping_fee > 0
      and statuses.returns_unspent_shipping
      and not exists (
        select
        from private.shipments
        where shipments.order_id = p_order.purchase_id
          and shipments.direction = 'outbound'
          and shipments.booking_started_at is not null
          and shipments.cancelled_at is null)
    from private.order_statuses as statuses
    where statuses.status = p_order.status
  );
end
$$;
