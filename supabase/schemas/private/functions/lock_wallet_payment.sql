create function private.lock_wallet_payment(p_order public.orders) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.ledger_lock(
    array[
      private.ledger_line('provider_cash', 0),
      private.ledger_line('promotions', 0),
      private.ledger_line('shipping_payable', 0),
      private.ledger_line('protection_fee_held', 0),
      private.ledger_line('wallet', 0, p_user_id => p_order.buyer_id)
    ])
  where p_order.wallet_amount > 0
$$;
comment on function private.lock_wallet_payment(public.orders) is
  'Keeps the buyer''s wallet as it is until this transaction has decided whether it can pay its '
  'part, with the other accounts of the payment in their order.';
