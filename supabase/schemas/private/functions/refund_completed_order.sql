-- The only way to take money back after a release. The order stays COMPLETED; the seller's wallet
-- may become negative.
create function private.refund_completed_order(
  p_staff private.staff_member,
  p_order_id uuid,
  p_reason text,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders := private.find_order(p_order_id::text);
  v_before record;
  v_due bigint;
  v_buyer_share bigint;
  v_proceeds bigint;
  v_has_fee_event boolean;
begin
  perform private.forbid_self_decision(p_staff, v_order.buyer_id, v_order.seller_id);
  v_order := private.lock_order(v_order.id);
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error(
      'order_not_completed', jsonb_build_object('status', v_order.status));
  end if;
  perform private.forbid_charged_back(orders.reference)
  from public.orders
  where orders.id = v_order.purchase_id;
  -- The shipping fee may have been refunded before: the seller shipped by another courier.
  v_before := private.refunded_shipping(v_order.id);
  if coalesce(v_order.refunded_amount, 0) <> v_before.paid then
    perform private.raise_error('order_already_refunded');
  end if;

  -- A released order counts as shipped, even without shipped_at: the protection fee is earned.
  v_due := greatest(v_order.item_price + v_order.shipping_fee - v_order.voucher_discount, 0)
    - v_before.due;
  v_buyer_share := least(v_due, private.paid_by_buyer(v_order) - v_before.paid);
  v_proceeds := v_order.item_price - v_order.commission;
  if not private.ledger_post(
    'order:' || v_order.id || ':clawback',
    'clawback',
    'Refund after completion of ' || v_order.reference,
    v_order.id,
    array[
      private.ledger_line('wallet', -v_proceeds, p_user_id => v_order.seller_id),
      private.ledger_line('commission_revenue', -v_order.commission),
      private.ledger_line('claims', v_due - v_buyer_share - v_order.shipping_fee + v_before.fee),
      private.ledger_line('wallet', v_buyer_share, p_user_id => v_order.buyer_id),
      private.ledger_line(
        'promotions',
        v_order.item_price + v_order.shipping_fee - v_before.fee - v_due)
    ])
  then
    -- If a voucher paid everything, the refunded amount is 0, and only the transfer shows the
    -- refund.
    perform private.raise_error('order_already_refunded');
  end if;
  perform private.record_refund(v_order, v_buyer_share);
  -- The order keeps its status and state_version. Since the completion it may have only the event
  -- of its shipping fee, which the outbox does not keep for ever.
  v_has_fee_event := v_before.paid > 0 and exists (
    select
    from private.ledger_transfers as transfers
    where transfers.key = 'order:' || v_order.id || ':shipping_refunded'
      and transfers.created_at >= v_order.completed_at
  );
  perform private.publish_event(
    'order.clawed_back',
    'order',
    v_order.id,
    v_order.state_version + case when v_has_fee_event then 2 else 1 end,
    private.event_of_order(v_order, v_buyer_share, 'staff'));
  perform private.notify(
    v_order.seller_id,
    'order:' || v_order.id || ':clawback',
    'payment.clawback',
    jsonb_build_object(
      'order_id', v_order.id,
      'reference', v_order.reference,
      'amount', v_proceeds,
      'reason', p_reason));
  perform private.audit(
    p_staff,
    p_audit,
    'order',
    v_order.id::text,
    jsonb_build_object('refunded_amount', null),
    jsonb_build_object('refunded_amount', v_buyer_share, 'reason', p_reason),
    p_reason);
end
$$;
