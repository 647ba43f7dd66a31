create function private.explain_notifications(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return to_jsonb(array(
    -- Limited to the parties and the time of the order (plus 30 days) instead of an index on data.
    select jsonb_build_object(
      'id', notifications.id,
      'user_id', notifications.user_id,
      'to', case when notifications.user_id = p_order.buyer_id then 'buyer' else 'seller' end,
      'kind', notifications.kind,
      'read_at', internal.wire_time(notifications.read_at),
      'email', emails.status,
      'email_problem', private.mask_emails(emails.problem),
      'devices', (
        select count(*)
        from private.push_receipts as receipts
        where receipts.notification_id = notifications.id),
      'at', internal.wire_time(notifications.created_at))
    from public.notifications
    left join private.emails on emails.id = notifications.id
    where notifications.user_id in (p_order.buyer_id, p_order.seller_id)
      and notifications.created_at >= p_order.created_at
      and notifications.created_at
        <= greatest(p_order.updated_at, p_order.refunded_at) + interval '30 days'
      and (
        notifications.data ->> 'order_id' = p_order.id::text
        or notifications.data ->> 'bundle_id' = p_order.bundle_id::text)
    order by notifications.created_at, notifications.id
  ));
end
$$;
