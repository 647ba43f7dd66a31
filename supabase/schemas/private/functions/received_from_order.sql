-- Rupiah that a party's wallet got from an order or its bundle and still keeps: proceeds or
-- refunds, minus later deductions. The wallet's payments for the order do not count.
create function private.received_from_order(p_order_id uuid, p_user_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select greatest(coalesce(sum(lines.amount), 0), 0)::bigint
    from private.ledger_journal as lines
    where lines.order_id in (
        select orders.id
        from public.orders
        where orders.purchase_id = private.purchase_of(p_order_id))
      and lines.kind not in ('wallet_payment', 'wallet_payment_return', 'payment')
      and lines.account = 'wallet'
      and lines.holder_id = p_user_id
  );
end
$$;
