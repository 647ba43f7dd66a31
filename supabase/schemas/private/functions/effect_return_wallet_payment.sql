create function private.effect_return_wallet_payment(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':wallet_returned',
    'wallet_payment_return',
    'Returned payment of ' || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('payment_held', -p_order.wallet_amount),
      private.ledger_line('wallet', p_order.wallet_amount, p_user_id => p_order.buyer_id)
    ])
  where p_order.wallet_amount > 0;
end
$$;
comment on function private.effect_return_wallet_payment(public.orders) is
  'Returns the wallet''s part of an unpaid order.';
