create function private.explain_notifications(p_order public.orders) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- Found among what both were told from its first day to a month after its last step: no index of its own to keep.
  select coalesce(jsonb_agg(jsonb_build_object('id', news.id, 'user_id', news.user_id,
    'to', case when news.user_id = p_order.buyer_id then 'buyer' else 'seller' end, 'kind', news.kind,
    'read_at', internal.wire_time(news.read_at), 'email', emails.status, 'email_problem', emails.problem,
    'devices', (select count(*) from private.push_receipts as receipts where receipts.notification_id = news.id),
    'at', internal.wire_time(news.created_at)) order by news.created_at, news.id), '[]')
  from public.notifications as news
  left join private.emails on emails.id = news.id
  where news.user_id in (p_order.buyer_id, p_order.seller_id) and news.created_at >= p_order.created_at
    and news.created_at <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
    and news.data ->> 'order_id' = p_order.id::text
$$;
comment on function private.explain_notifications(public.orders) is 'What both parties were told about an order, and how far mail and push came.';
