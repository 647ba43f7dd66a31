create function private.hold_wallet_payment(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':wallet_held',
    'wallet_payment',
    'Payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('wallet', -p_order.wallet_amount, p_user_id => p_order.buyer_id),
      private.ledger_line('payment_held', p_order.wallet_amount)
    ])
  where p_order.wallet_amount > 0;
end
$$;
