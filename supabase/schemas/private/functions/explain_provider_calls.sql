create function private.explain_provider_calls(p_order public.orders) returns jsonb
language plpgsql stable
as $$
declare
  v_invoice_id constant text := (
    select invoices.provider_id
    from private.invoices
    where invoices.order_id = p_order.purchase_id);
  v_shipments constant private.shipments[] := array(
    select shipments
    from private.shipments
    where shipments.order_id in (p_order.id, p_order.purchase_id));
  v_references constant text[] := array(
    select orders.reference
    from public.orders
    where orders.id = p_order.purchase_id
    union
    select unnest(array[shipments.shipper_order_id, shipments.waybill])
    from unnest(v_shipments) as shipments
  ) || v_invoice_id;
begin
  return to_jsonb(array(
    with calls as (
      select
        'payment' as company,
        'asked' as direction,
        'invoice' as what,
        invoices.provider_id as reference,
        invoices.status as outcome,
        null::integer as attempts,
        null::text as error,
        p_order.created_at as at,
        null::timestamptz as next_try
      from private.invoices
      where invoices.order_id = p_order.purchase_id
      union all
      select
        'payment', 'asked', 'refund', refunds.id::text, lower(refunds.status::text), refunds.attempts,
        refunds.failure_code, refunds.created_at, null
      from private.refunds
      where refunds.order_id = p_order.id
      union all
      select
        'shipping', 'asked', 'shipping order, ' || shipments.direction,
        shipments.shipper_order_id, shipments.status, null, null,
        coalesce(shipments.booking_started_at, shipments.created_at), null
      from unnest(v_shipments) as shipments
      union all
      select
        case when order_jobs.kind like 'shipping%' then 'shipping' else 'payment' end,
        'asked', order_jobs.kind, order_jobs.key,
        case
          when order_jobs.finished_at is not null then 'done'
          when order_jobs.dead_at is not null then 'given up'
          else 'waits'
        end,
        order_jobs.attempts, order_jobs.last_error, order_jobs.created_at,
        case
          when order_jobs.finished_at is null and order_jobs.dead_at is null then order_jobs.run_at
        end
      from private.jobs as order_jobs
      where order_jobs.kind = 'finish_order' and order_jobs.key = p_order.purchase_id::text
        or order_jobs.kind = 'shipping_book'
          and order_jobs.key in (p_order.purchase_id::text, p_order.id || ':return')
        or order_jobs.kind = 'shipping_cancel' and order_jobs.key = any (array(
          select shipments.id::text
          from unnest(v_shipments) as shipments))
        or order_jobs.kind = 'payments_expire' and order_jobs.key = v_invoice_id
      union all
      select
        case when events.provider = 'biteship' then 'shipping' else 'payment' end,
        'told', 'callback', events.reference, coalesce(events.outcome, 'not handled'),
        jobs.attempts, jobs.last_error, events.received_at,
        case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end
      from private.provider_events as events
      left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
      where events.reference = any (v_references)
    )
    select to_jsonb(calls) || jsonb_build_object(
      'error', private.mask_emails(calls.error),
      'at', internal.wire_time(calls.at),
      'next_try', internal.wire_time(calls.next_try))
    from calls
    order by calls.at, calls.what
  ));
end
$$;
