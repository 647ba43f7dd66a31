-- Refunds the shipping fee to the buyer, once, when the parcel left without our courier and none is
-- booked or being booked. The voucher's part goes to promotions. If claims gave the buyer the fee
-- already, claims get it.
create function private.refund_unspent_shipping(p_order_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_due bigint;
  v_buyer_share bigint;
  v_settled bigint := private.settled_amount(p_order_id);
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  -- A frozen order pays nothing: private.lift_freeze or its end pays the fee.
  if not private.has_unspent_shipping(v_order)
    or v_order.frozen_at is not null and private.is_in_escrow(v_order)
  then
    return;
  end if;

  if exists (
    select
    from private.ledger_transfers as transfers
    where transfers.key = 'order:' || p_order_id || ':clawback')
  then
    v_due := v_order.shipping_fee;
    v_buyer_share := 0;
  else
    -- The voucher counts against the item first, as in private.refund_due.
    v_due := greatest(
      least(v_order.shipping_fee,
        v_order.item_price + v_order.shipping_fee - v_order.voucher_discount),
      0);
    -- In a settlement claims may have paid the buyer the fee, or a part of it.
    v_buyer_share := greatest(
      least(
        v_due,
        private.paid_by_buyer(v_order) - v_settled,
        v_order.item_price + v_order.shipping_fee - v_order.voucher_discount - v_settled),
      0);
  end if;
  if private.ledger_post(
    'order:' || p_order_id || ':shipping_refunded',
    'refund',
    'Shipping of ' || v_order.reference,
    p_order_id,
    array[
      private.ledger_line('shipping_payable', -v_order.shipping_fee),
      private.ledger_line('wallet', v_buyer_share, p_user_id => v_order.buyer_id),
      private.ledger_line('claims', v_due - v_buyer_share),
      private.ledger_line('promotions', v_order.shipping_fee - v_due)
    ])
    and v_buyer_share > 0
  then
    perform private.record_refund(v_order, v_buyer_share, 'shipping_refunded');
    -- Before completion, the event of the next status contains the amount.
    if v_order.status = 'COMPLETED' then
      perform private.publish_event(
        'order.shipping_refunded',
        'order',
        v_order.id,
        v_order.state_version + 1,
        private.event_of_order(v_order, v_buyer_share, 'clock'));
    end if;
  end if;
end
$$;
