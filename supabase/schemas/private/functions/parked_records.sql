create function private.parked_records(p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('id', parked.id, 'kind', parked.kind, 'amount', parked.amount, 'order_id', parked.order_id,
      'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
      'status', case parked.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
      'details', cases.details, 'created_at', api.wire_time(parked.created_at),
      'resolved_at', api.wire_time(parked.resolved_at)) order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join private.parked_money as parked on parked.id = found.id
    left join public.orders on orders.id = parked.order_id
    left join private.staff_cases as cases on cases.kind = parked.kind and cases.key = parked.key);
end
$$;
comment on function private.parked_records(uuid[]) is 'Amounts in suspense as staff read them, in this order; null for none.';
grant execute on function private.parked_records(uuid[]) to preloved_verbs;
