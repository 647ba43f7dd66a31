create function api.wallet_balance() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'available', coalesce((select accounts.balance from private.ledger_accounts as accounts
                           where accounts.kind = 'wallet' and accounts.holder_id = v_me), 0),
    'held', coalesce((select sum(withdrawals.amount) from private.withdrawals
                      where withdrawals.user_id = v_me and withdrawals.status in ('HELD', 'LINK_CREATED')), 0),
    'in_escrow', coalesce((select sum(accounts.balance) from private.ledger_accounts as accounts
                           join public.orders on orders.id = accounts.order_id
                           where accounts.kind = 'escrow' and accounts.balance <> 0 and orders.seller_id = v_me), 0));
end
$$;
comment on function api.wallet_balance() is 'What the caller can withdraw now, what is on its way out, and what their open sales will bring; rupiah.';
