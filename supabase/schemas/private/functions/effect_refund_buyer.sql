create function private.effect_refund_buyer(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  -- The shipping fee may have been refunded before: the seller shipped by another courier.
  v_before record := private.refunded_shipping(p_order.id);
  v_due bigint := private.refund_due(p_order) - v_before.due;
  -- At most what the buyer paid: money from claims goes back to claims.
  v_buyer_share bigint := least(v_due, private.paid_by_buyer(p_order) - v_before.paid);
  -- The protection fee is earned once the parcel was sent; before that it is refunded.
  v_fee_earned bigint := case
    when private.is_fee_earned(p_order) then p_order.buyer_protection_fee
    else 0
  end;
  -- A booked courier is already paid: claims bear it until the booking is cancelled.
  v_shipping_account private.account_kind := case
    when exists (
      select from private.shipments
      where shipments.order_id = private.purchase_of(p_order.id)
        and shipments.direction = 'outbound'
        and shipments.shipper_order_id is not null
        and shipments.cancelled_at is null)
    then 'claims'
    else 'shipping_payable'
  end;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':refunded',
    'refund',
    'Refund of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line(v_shipping_account, v_before.fee - p_order.shipping_fee),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', v_fee_earned),
      private.ledger_line('wallet', v_buyer_share, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', v_due - v_buyer_share),
      private.ledger_line(
        'promotions',
        p_order.total + p_order.voucher_discount - v_before.fee - v_fee_earned - v_due)
    ]);
  perform private.record_refund(p_order, v_buyer_share);
end
$$;
comment on function private.effect_refund_buyer(public.orders) is
  'The buyer''s part goes to their wallet, the voucher''s part back to promotions.';
