create function private.effect_cancel_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_courier_cancellation(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'outbound'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'The courier that was booked must not come. One that is just being booked is cancelled when its booking is written down.';
