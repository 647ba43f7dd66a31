create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.cancel_courier(p_order.id, 'return')
  where not exists (
    select
    from private.shipments
    where shipments.order_id = p_order.id
      and shipments.direction = 'return'
      and shipments.scanned_at is not null)
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is
  'Cancels the label of a return that no carrier has scanned: it is not used any more.';
