create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.enqueue_courier_cancellation(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'return'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is 'A parcel that the buyer never handed over is not waited for any more, nor paid.';
