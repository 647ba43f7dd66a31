-- Locks the accounts that transfers of this order book, with the wallets of its parties and of
-- p_user_id, in the order of private.ledger_post. For an operation with several transfers, before
-- the first: each locks in that order, but not what the next one locks. p_others: accounts that the
-- operation books besides, which have one row for all orders. An escrow needs no lock beyond that
-- of its order.
create function private.lock_order_accounts(
  p_order_id uuid,
  p_user_id uuid default null,
  p_others private.account_kind[] default '{}'
) returns void
language plpgsql volatile
as $$
declare
  v_kinds private.account_kind[] :=
    '{provider_cash,shipping_payable,courier_balance,courier_adjustments,protection_fee_held,'
    'protection_fee_revenue,commission_revenue,promotions,claims,payment_held,'
    'refund_in_transit}';
  v_wallets private.ledger_line[];
  v_is_any_deleted boolean;
begin
  -- Profiles before accounts, as in a deletion: nobody can delete theirs from here on.
  select
    array_agg(private.ledger_line('wallet', 0, p_user_id => users.id))
      filter (where not users.is_deleted),
    bool_or(users.is_deleted)
  into v_wallets, v_is_any_deleted
  from (
    select parties.id, private.is_account_deleted(parties.id) as is_deleted
    from (
      select p_user_id
      union
      select unnest(array[orders.buyer_id, orders.seller_id])
      from public.orders
      where orders.id = p_order_id
    ) as parties (id)
  ) as users;
  v_kinds := v_kinds || p_others;
  -- Every order shares this account: it is only locked where private.redirect_lines may use it.
  if v_is_any_deleted then
    v_kinds := v_kinds || 'suspense'::private.account_kind;
  end if;
  perform private.ledger_lock(
    p_order_id,
    v_wallets || array(
      select private.ledger_line(kinds.kind, 0)
      from unnest(v_kinds) as kinds (kind)));
end
$$;
