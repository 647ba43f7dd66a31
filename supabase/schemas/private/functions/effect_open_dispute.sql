create function private.effect_open_dispute(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.disputes (order_id, reason)
  select p_order.id, history.reason
  from private.order_history as history
  where history.order_id = p_order.id
    and history.version = p_order.state_version
$$;
comment on function private.effect_open_dispute(public.orders) is
  'Opens the dispute that staff or the finance portal resolve.';
