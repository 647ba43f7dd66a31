create function private.explain_notifications(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return to_jsonb(array(
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
    -- A notification about a bundle names one of its orders.
    where notifications.data ->> 'order_id' = any (array(
        select orders.id::text
        from public.orders
        where orders.purchase_id = p_order.purchase_id))
      and notifications.user_id in (p_order.buyer_id, p_order.seller_id)
      and (
        notifications.data ->> 'order_id' = p_order.id::text
        or notifications.data ->> 'bundle_id' = p_order.bundle_id::text)
    order by notifications.created_at, notifications.id
  ));
end
$$;
