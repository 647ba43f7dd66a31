create function private.suspense_records(p_ids uuid[]) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(jsonb_build_object('id', unmatched.id, 'kind', unmatched.kind, 'amount', unmatched.amount, 'order_id', parked.order_id,
    'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
    'status', case unmatched.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
    'details', cases.details, 'created_at', internal.wire_time(parked.created_at),
    'resolved_at', internal.wire_time(parked.resolved_at)) order by found.nth)
  from unnest(p_ids) with ordinality as found (id, nth)
  join private.suspense_items as parked on parked.id = found.id
  left join public.orders on orders.id = parked.order_id
  left join private.staff_cases as cases on cases.kind = parked.kind and cases.key = parked.key
$$;
comment on function private.suspense_records(uuid[]) is 'Amounts in suspense as staff read them, in this order; null for none.';
