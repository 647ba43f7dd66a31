create function private.effect_refund_buyer(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_due bigint := private.refund_due(p_order);
  -- Never more than they paid: what the market covered for them goes back to claims.
  v_theirs bigint := least(v_due, private.paid_by_buyer(p_order));
  -- The fee is earned once the parcel has left; before, it is part of what goes back.
  v_fee_earned bigint := case when p_order.shipped_at is null then 0 else p_order.buyer_protection_fee end;
  v_courier private.account_kind := case when private.has_live_courier(p_order.id) then 'claims' else 'shipping_payable' end;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':refunded', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      -- A courier that is booked has been paid already: the market bears it, and has it back if the booking can be cancelled.
      private.ledger_line(v_courier, -p_order.shipping_fee),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', v_fee_earned),
      private.ledger_line('wallet', v_theirs, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', v_due - v_theirs),
      private.ledger_line('promotions', p_order.total + p_order.voucher_discount - v_fee_earned - v_due)
    ]);
  perform private.record_refund(p_order, v_theirs);
end
$$;
comment on function private.effect_refund_buyer(public.orders) is 'The buyer''s part goes to their wallet, the voucher''s part back to promotions.';
