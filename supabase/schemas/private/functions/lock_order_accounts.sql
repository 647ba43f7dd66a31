-- Locks the accounts that transfers of this order book, with the wallets of its parties and of
-- p_user_id, in the order of private.ledger_post. Called before the first of several transfers:
-- each locks in that order, but not the accounts of the next one. p_others: more accounts of the
-- operation that have one row for all orders. The lock on the order protects its escrow.
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
  -- Profiles before accounts, as in a deletion: no party can delete their account from here on.
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
  -- All orders share this account: it is locked only if private.redirect_lines may use it.
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
