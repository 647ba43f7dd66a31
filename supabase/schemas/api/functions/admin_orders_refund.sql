-- The only clawback: a sale that was released turns out to be wrong. The order stays COMPLETED, because that is
-- how it ended; the money goes back by a transfer of its own, below zero in the seller's wallet if need be.
create function api.admin_orders_refund(p_order text, p_reason text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_order public.orders := private.find_order(p_order);
  v_due bigint;
  v_theirs bigint;
begin
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s: only a completed one is refunded this way.', v_order.status));
  elsif v_order.refunded_at is not null then
    perform private.raise_error('CONFLICT', 'The order has been refunded already.');
  end if;
  -- Released, so it counts as shipped and the protection fee as earned, even if nobody ever said that it left.
  v_due := greatest(v_order.item_price + v_order.shipping_fee - v_order.voucher_discount, 0);
  v_theirs := least(v_due, private.paid_by_buyer(v_order));
  perform private.ledger_post(
    'order:' || v_order.id || ':clawback', 'clawback', 'Refund after completion of ' || v_order.reference, v_order.id,
    array[
      private.ledger_line('wallet', v_order.commission - v_order.item_price, p_user_id => v_order.seller_id),
      private.ledger_line('commission_revenue', -v_order.commission),
      private.ledger_line('claims', v_due - v_theirs - v_order.shipping_fee),
      private.ledger_line('wallet', v_theirs, p_user_id => v_order.buyer_id),
      private.ledger_line('promotions', v_order.item_price + v_order.shipping_fee - v_due)
    ]);
  perform private.record_refund(v_order, v_theirs);
  perform private.notify(v_order.seller_id, 'order:' || v_order.id || ':clawback', 'payment.clawback', 'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference, 'amount', v_order.item_price - v_order.commission));
  perform private.audit(v_staff, p_audit, 'order', v_order.id::text,
    jsonb_build_object('refunded_amount', null), jsonb_build_object('refunded_amount', v_theirs, 'reason', p_reason), p_reason);
  select orders.* into v_order from public.orders where orders.id = v_order.id;
  return private.order_record(v_order, v_staff.id);
end
$$;
comment on function api.admin_orders_refund(text, text, jsonb) is
  'Takes the proceeds of a completed sale back from the seller and gives the buyer item and shipping as far as they paid them; once.';
