-- The source of the wallet's part of the payment: the hold, or the wallet again if an order is
-- revived after its hold was returned.
create function private.wallet_payment_line(p_order public.orders) returns private.ledger_line
language plpgsql stable
as $$
begin
  if p_order.wallet_amount > 0
    and exists (
      select
      from private.ledger_transfers as transfers
      where transfers.key = 'order:' || p_order.id || ':wallet_returned')
  then
    return private.ledger_line('wallet', -p_order.wallet_amount, p_user_id => p_order.buyer_id);
  end if;
  return private.ledger_line('payment_held', -p_order.wallet_amount);
end
$$;
