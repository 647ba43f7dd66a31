create function private.provider_jobs_of(p_order public.orders) returns setof private.jobs
language sql stable
as $$
  select jobs.*
  from private.jobs
  where jobs.kind = 'finish_order' and jobs.key = p_order.id::text
    or jobs.kind = 'shipping_book' and jobs.key in (p_order.id::text, p_order.id || ':return')
    or jobs.kind = 'shipping_cancel' and jobs.key in (
      select shipments.id::text
      from private.shipments
      where shipments.order_id = p_order.id
    )
    or jobs.kind = 'payments_expire' and jobs.key in (
      select invoices.provider_id
      from private.invoices
      where invoices.order_id = p_order.id
    )
$$;
