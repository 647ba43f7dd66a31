create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
  v_in_escrow constant public.order_status[] := array(
    select statuses.status from private.order_statuses as statuses where statuses.in_escrow);
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
        -- Only of sales in escrow: the accounts of those that have ended are empty. And one by one,
        -- since a join could read the escrow of every order of the marketplace.
        select coalesce(
          sum(
            (
              select accounts.balance
              from private.ledger_accounts as accounts
              where accounts.kind = 'escrow'
                and accounts.holder_id = orders.id
            )
          ),
          0
        )
        from public.orders
        where orders.seller_id = v_caller_id
          and orders.status = any (v_in_escrow)
      )
    )
    from disputed
  );
end
$$;
comment on function api.wallet_balance() is
  'held includes unpaid orders, and refunds whose payment is disputed.';
