-- What we asked companies about an order, and what they told us of it, in the order in which it happened.
create function private.explain_calls(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with names as (
      select invoices.external_id as reference from private.invoices where invoices.order_id = p_order.id
      union select invoices.provider_id from private.invoices where invoices.order_id = p_order.id
      union select shipments.shipper_order_id from private.shipments where shipments.order_id = p_order.id
      union select shipments.waybill from private.shipments where shipments.order_id = p_order.id
    ), asked as (
      select jobs.kind, jobs.key, jobs.attempts, jobs.last_error, jobs.run_at, jobs.finished_at, jobs.dead_at, jobs.created_at
      from private.jobs
      where jobs.kind = 'orders_create_settle' and jobs.key = p_order.id::text
        or jobs.kind = 'shipping_book' and jobs.key in (p_order.id::text, p_order.id || ':return')
        or jobs.kind = 'shipping_cancel' and jobs.key in (
          select shipments.id::text from private.shipments where shipments.order_id = p_order.id)
        or jobs.kind = 'payments_expire' and jobs.key in (
          select invoices.provider_id from private.invoices where invoices.order_id = p_order.id)
    ), calls as (
      select 'payment' as company, 'asked' as direction, 'invoice' as what, invoices.provider_id as reference,
        invoices.status as outcome, null::integer as attempts, null::text as error, p_order.created_at as at
      from private.invoices where invoices.order_id = p_order.id
      union all
      select 'shipping', 'asked', 'shipping order, ' || shipments.direction, shipments.shipper_order_id, shipments.status, null, null,
        coalesce(shipments.booking_started_at, shipments.created_at)
      from private.shipments where shipments.order_id = p_order.id
      union all
      select case when asked.kind like 'shipping%' then 'shipping' else 'payment' end, 'asked', asked.kind, asked.key,
        case when asked.finished_at is not null then 'done' when asked.dead_at is not null then 'given up' else 'waits' end,
        asked.attempts, asked.last_error, asked.created_at
      from asked
      union all
      select case when events.provider = 'biteship' then 'shipping' else 'payment' end, 'told', 'callback', events.reference,
        coalesce(events.outcome, 'not handled'), jobs.attempts, jobs.last_error, events.received_at
      from private.provider_events as events
      left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = events.id::text
      where events.reference in (select names.reference from names)
    )
    select coalesce(jsonb_agg(jsonb_build_object('company', calls.company, 'direction', calls.direction, 'what', calls.what,
      'reference', calls.reference, 'outcome', calls.outcome, 'attempts', calls.attempts, 'error', calls.error,
      'at', api.wire_time(calls.at)) order by calls.at, calls.what), '[]')
    from calls);
end
$$;
comment on function private.explain_calls(public.orders) is 'Every question to a company about an order, with how often it was tried, and every callback of theirs about it.';
grant execute on function private.explain_calls(public.orders) to preloved_verbs;

create function private.explain_news(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- Found among what both were told from its first day to a month after its last step: no index of its own to keep.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', news.id, 'user_id', news.user_id,
      'to', case when news.user_id = p_order.buyer_id then 'buyer' else 'seller' end, 'kind', news.kind,
      'read_at', api.wire_time(news.read_at), 'email', emails.status, 'email_problem', emails.problem,
      'devices', (select count(*) from private.push_receipts as receipts where receipts.notification_id = news.id),
      'at', api.wire_time(news.created_at)) order by news.created_at, news.id), '[]')
    from public.notifications as news
    left join private.emails on emails.id = news.id
    where news.user_id in (p_order.buyer_id, p_order.seller_id) and news.created_at >= p_order.created_at
      and news.created_at <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
      and news.data ->> 'order_id' = p_order.id::text);
end
$$;
comment on function private.explain_news(public.orders) is 'What both parties were told about an order, and how far mail and push came.';
grant execute on function private.explain_news(public.orders) to preloved_verbs;

create function private.explain_next(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_transition private.order_transitions;
  v_objection text;
  v_next jsonb := '[]';
begin
  for v_transition in
    select transitions.* from private.order_transitions as transitions
    where transitions.from_status = p_order.status order by transitions.to_status, transitions.actor
  loop
    v_objection := null;
    if v_transition.precondition is not null then
      execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using p_order;
    end if;
    v_next := v_next || jsonb_build_object('to', v_transition.to_status, 'by', v_transition.actor, 'objection', v_objection,
      'at', (select api.wire_time(jobs.run_at) from private.jobs
             where v_transition.actor = 'clock' and jobs.kind = 'orders_deadline' and jobs.finished_at is null
               and jobs.key = p_order.id || ':' || p_order.state_version || ':' || v_transition.to_status));
  end loop;
  return v_next;
end
$$;
comment on function private.explain_next(public.orders) is 'What may follow, by whom, when if by time alone, and what stands in the way as things are.';
grant execute on function private.explain_next(public.orders) to preloved_verbs;

create function private.explain_actions(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.audit_record(audit_log, profiles.username) order by audit_log.id), '[]')
    from private.audit_log left join public.profiles on profiles.id = audit_log.actor_id
    where audit_log.target_id = any (
      select p_order.id::text
      union all select disputes.id::text from private.disputes where disputes.order_id = p_order.id
      union all select cases.id::text from private.staff_cases as cases where cases.order_id = p_order.id
      union all select transfers.id::text from private.ledger_transfers as transfers where transfers.order_id = p_order.id
      union all select differences.id::text from private.reconciliation_differences as differences where differences.order_id = p_order.id
      union all select outbox.id::text from private.outbox where outbox.aggregate_type = 'order' and outbox.aggregate_id = p_order.id));
end
$$;
comment on function private.explain_actions(public.orders) is 'What staff did about an order, its dispute, its cases, its money and its events.';
grant execute on function private.explain_actions(public.orders) to preloved_verbs;

create function api.admin_orders_explain(p_order text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_order := private.find_order(p_order);
  return jsonb_build_object(
    'order', jsonb_build_object('id', v_order.id, 'reference', v_order.reference, 'status', v_order.status,
      'listing_id', v_order.listing_id, 'buyer_id', v_order.buyer_id, 'seller_id', v_order.seller_id, 'total', v_order.total,
      'refunded_amount', v_order.refunded_amount, 'created_at', api.wire_time(v_order.created_at)),
    'transitions', (
      select coalesce(jsonb_agg(jsonb_build_object('version', history.version, 'from', history.from_status, 'to', history.to_status,
        'actor', history.actor, 'actor_id', history.actor_id, 'actor_username', profiles.username, 'reason', history.reason,
        'at', api.wire_time(history.at)) order by history.version), '[]')
      from private.order_history as history left join public.profiles on profiles.id = history.actor_id
      where history.order_id = v_order.id),
    'ledger', coalesce(private.transfer_records(array(
      select transfers.id from private.ledger_transfers as transfers where transfers.order_id = v_order.id
      order by transfers.created_at, transfers.id)), '[]'),
    'provider_calls', private.explain_calls(v_order),
    'deliveries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', outbox.id, 'seq', outbox.seq, 'type', outbox.type,
        'version', outbox.aggregate_version, 'posts', outbox.posts, 'delivered_at', api.wire_time(outbox.delivered_at),
        'dead_at', api.wire_time(outbox.dead_at), 'error', outbox.last_error, 'at', api.wire_time(outbox.occurred_at))
        order by outbox.aggregate_version), '[]')
      from private.outbox where outbox.aggregate_type = 'order' and outbox.aggregate_id = v_order.id),
    'notifications', private.explain_news(v_order),
    'admin_actions', private.explain_actions(v_order),
    'cases', (
      select coalesce(jsonb_agg(private.case_record(cases, v_order.reference) order by cases.opened_at, cases.id), '[]')
      from private.staff_cases as cases where cases.order_id = v_order.id),
    'stuck', (select coalesce(jsonb_agg(distinct stuck_orders.because), '[]') from private.stuck_orders where stuck_orders.order_id = v_order.id),
    'next', private.explain_next(v_order));
end
$$;
comment on function api.admin_orders_explain(text) is
  'Why an order is where it is: each step, each rupiah, what companies were asked and told us, what left for the portal and the parties, what staff did, and what may come next.';
alter function api.admin_orders_explain(text) owner to preloved_verbs;
grant execute on function api.admin_orders_explain(text) to authenticated;
