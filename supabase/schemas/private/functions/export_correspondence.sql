create function private.export_correspondence(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'emails', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'kind', emails.kind,
            'address', emails.address,
            'name', emails.name,
            'data', emails.data,
            'status', emails.status,
            'problem', emails.problem,
            'created_at', internal.wire_time(emails.created_at))
          order by emails.created_at desc), '[]')
        from private.emails
        where emails.user_id = p_user_id),
      'order_addresses', (
        select coalesce(jsonb_agg(
          to_jsonb(addresses) - 'party'
          order by orders.created_at desc), '[]')
        from public.orders
        join private.order_addresses as addresses
          on addresses.order_id = orders.id
          and addresses.party::text = case
            when orders.buyer_id = p_user_id then 'buyer'
            else 'seller'
          end
        where p_user_id in (orders.buyer_id, orders.seller_id)),
      'order_reasons', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'order_id', history.order_id,
            'status', history.to_status,
            'reason', history.reason,
            'at', internal.wire_time(history.at))
          order by history.at desc), '[]')
        from public.orders
        join private.order_history as history on history.order_id = orders.id
        where p_user_id in (orders.buyer_id, orders.seller_id)
          and history.actor_id = p_user_id
          and history.reason is not null),
      'settlement_offers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'order_id', settlements.order_id,
            'refund_amount', settlements.refund_amount,
            'note', settlements.note,
            'created_at', internal.wire_time(settlements.created_at))
          order by settlements.created_at desc), '[]')
        from public.orders
        join private.settlements on settlements.order_id = orders.id
        where p_user_id in (orders.buyer_id, orders.seller_id)
          and settlements.offered_by = case
            when orders.buyer_id = p_user_id then 'buyer'::public.order_actor
            else 'seller'
          end),
      'offers', (
        select coalesce(jsonb_agg(
          private.offer_record(offers)
          order by offers.created_at desc), '[]')
        from private.offers
        where p_user_id in (offers.buyer_id, offers.seller_id)),
      'payout_emails', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'withdrawal_id', withdrawals.id,
            'address', withdrawals.recipient_email)
          order by withdrawals.created_at desc), '[]')
        from private.withdrawals
        where withdrawals.user_id = p_user_id))
  );
end
$$;
