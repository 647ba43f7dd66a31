create function private.record_return_delivery(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.set_deadline(p_order, transitions, private.now())
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status
    and transitions.counts_from = 'return_delivered'
$$;
comment on function private.record_return_delivery(public.orders) is
  'Sets the deadlines that count from the arrival of the returned parcel.';
