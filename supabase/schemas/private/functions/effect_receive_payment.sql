create function private.effect_receive_payment(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  -- The wallet pays its part again if the order is revived after its hold was returned.
  v_pays_again constant boolean := p_order.wallet_amount > 0 and exists (
    select
    from private.ledger_transfers as transfers
    where transfers.key = 'order:' || p_order.id || ':wallet_returned');
  v_left bigint;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':paid',
    'payment',
    'Payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.amount_due),
      case
        when v_pays_again
          then private.ledger_line(
            'wallet', -p_order.wallet_amount, p_user_id => p_order.buyer_id)
        else private.ledger_line('payment_held', -p_order.wallet_amount)
      end,
      private.ledger_line('promotions', -p_order.voucher_discount),
      private.ledger_line('escrow', p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('shipping_payable', p_order.shipping_fee),
      private.ledger_line('protection_fee_held', p_order.buyer_protection_fee)
    ]
  );
  -- ledger_post has locked the wallet. A withdrawal may have started since private.revive_objection
  -- looked, so the disputed money is checked again.
  if v_pays_again then
    v_left := private.spendable(p_order.buyer_id);
    perform private.keep_disputed_money(
      p_order.buyer_id, v_left + p_order.wallet_amount, v_left);
  end if;
end
$$;
comment on function private.effect_receive_payment(public.orders) is
  'Posts the buyer''s payment: the item price to the order''s escrow, the fees to the accounts '
  'that hold them until they are spent or earned. The wallet''s part is held since the '
  'reservation, unless the order ended in between.';
