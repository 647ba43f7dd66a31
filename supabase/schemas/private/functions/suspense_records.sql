create function private.suspense_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', items.id,
        'kind', items.kind,
        'amount', items.amount,
        'order_id', items.order_id,
        'order_reference', orders.reference,
        'order_status', orders.status,
        'order_total', orders.total,
        'order_amount_due', (
          select sum(bundled.amount_due)
          from public.orders as bundled
          where bundled.purchase_id = orders.id),
        'status', case items.resolution
          when 'refund' then 'refunded'
          when 'suspense_applied' then 'applied'
          when 'reconciliation_reversed' then 'reversed'
          when 'suspense_paid_back' then 'paid_back'
          when 'suspense_kept' then 'kept'
          else 'open'
        end,
        'details', cases.details,
        'created_at', internal.wire_time(items.created_at),
        'resolved_at', internal.wire_time(items.resolved_at)
      )
      order by page.position
    )
    from unnest(p_ids) with ordinality as page (id, position)
    join private.suspense_items as items on items.id = page.id
    left join public.orders on orders.id = items.order_id
    left join private.staff_cases as cases
      on cases.key = items.key
      and cases.kind in (items.kind, 'money_without_owner')
  );
end
$$;
