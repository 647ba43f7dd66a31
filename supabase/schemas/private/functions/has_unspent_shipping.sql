create function private.has_unspent_shipping(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return (
    select p_order.shipping_fee > 0
      -- Before, the parcel may still be booked; a dispute decides about the whole sum.
      and p_order.status in (
        'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_RECEIVED',
        'COMPLETED')
      and not exists (
        select
        from private.shipments
        where shipments.order_id = p_order.id
          and shipments.direction = 'outbound'
          and shipments.booking_started_at is not null
          and shipments.cancelled_at is null)
  );
end
$$;
comment on function private.has_unspent_shipping(public.orders) is
  'Whether the parcel left without our courier, and none is booked or being booked.';
