create function private.refund_at(p_order public.orders) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select least(private.refund_due(p_order), private.paid_by_buyer(p_order))
  where p_order.paid_at is not null
    and p_order.status in ('CANCELLED', 'REFUNDED')
$$;
comment on function private.refund_at(public.orders) is
  'Rupiah that the buyer gets back as the order enters its status; null where nothing is refunded.';
