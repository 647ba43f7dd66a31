create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.cancel_courier(p_order.id, 'return')
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is
  'Cancels the courier of a return that the buyer never handed over.';
