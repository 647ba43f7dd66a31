create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
begin
  -- One statement, so that a decision between two cannot count the same money twice.
  return (
    with disputed as materialized (
      select private.spendable(v_caller_id) - private.free_balance(v_caller_id) as amount
    )
    select jsonb_build_object(
      'available', coalesce(
        (
          select accounts.balance
          from private.ledger_accounts as accounts
          where accounts.kind = 'wallet'
            and accounts.holder_id = v_caller_id
        ),
        0
      ) - disputed.amount,
      'held', disputed.amount + (
        select coalesce(sum(withdrawals.amount), 0)
        from private.withdrawals
        where withdrawals.user_id = v_caller_id
          and withdrawals.status in ('HELD', 'LINK_CREATED')
      ) + (
        select coalesce(sum(orders.wallet_amount), 0)
        from public.orders
        where orders.buyer_id = v_caller_id
          and orders.status = 'AWAITING_PAYMENT'
      ),
      'in_escrow', (
        select coalesce(sum(accounts.balance), 0)
        from private.ledger_accounts as accounts
        join public.orders on orders.id = accounts.order_id
        where accounts.kind = 'escrow'
          and accounts.balance <> 0
          and orders.seller_id = v_caller_id
      )
    )
    from disputed
  );
end
$$;
comment on function api.wallet_balance() is
  'held includes unpaid orders, and refunds whose payment is disputed.';
