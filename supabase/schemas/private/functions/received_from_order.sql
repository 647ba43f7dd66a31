-- Rupiah that a party's wallet got from an order or its bundle and still keeps: proceeds or
-- refunds, minus later deductions. The wallet's payments for the order do not count.
create function private.received_from_order(p_order_id uuid, p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select greatest(coalesce(sum(entries.amount), 0), 0)::bigint
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.order_id in (
        select orders.id
        from public.orders
        where orders.purchase_id = private.purchase_of(p_order_id))
      and transfers.kind not in ('wallet_payment', 'wallet_payment_return', 'payment')
      and accounts.user_id = p_user_id
  );
end
$$;
