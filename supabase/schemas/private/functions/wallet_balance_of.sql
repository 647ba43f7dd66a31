-- held includes unpaid orders, and refunds of a disputed payment.
create function private.wallet_balance_of(p_user_id uuid) returns jsonb
language plpgsql volatile
as $$
declare
  v_in_escrow constant public.order_status[] := array(
    select statuses.status from private.order_statuses as statuses where statuses.in_escrow);
begin
  -- One statement, so that a decision between two statements cannot count the same money twice.
  return (
    with disputed as materialized (
      select private.spendable(p_user_id) - private.free_balance(p_user_id) as amount
    )
    select jsonb_build_object(
      'available', coalesce(
        (
          select accounts.balance
          from private.ledger_accounts as accounts
          where accounts.kind = 'wallet'
            and accounts.holder_id = p_user_id
        ),
        0
      ) - disputed.amount,
      'held', disputed.amount + (
        select coalesce(sum(withdrawals.amount), 0)
        from private.withdrawals
        where withdrawals.user_id = p_user_id
          and withdrawals.status in ('HELD', 'LINK_CREATED')
      ) + (
        select coalesce(sum(orders.wallet_amount), 0)
        from public.orders
        where orders.buyer_id = p_user_id
          and orders.status = 'AWAITING_PAYMENT'
      ),
      'in_escrow', (
        -- Only for sales in escrow: the accounts of ended sales are empty. One by one, because a
        -- join could read the escrow of every order of the marketplace.
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
        where orders.seller_id = p_user_id
          and orders.status = any (v_in_escrow)
      )
    )
    from disputed
  );
end
$$;
