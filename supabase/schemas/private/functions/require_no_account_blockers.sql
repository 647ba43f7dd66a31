create function private.require_no_account_blockers(p_user_id uuid) returns void
language plpgsql stable
as $$
declare
  v_wallet bigint := (
    select accounts.balance
    from private.ledger_accounts as accounts
    where accounts.kind = 'wallet'
      and accounts.user_id = p_user_id);
begin
  if exists (select from private.open_orders_of(p_user_id)) then
    perform private.raise_error('orders_open');
  end if;
  perform private.keep_disputed_money(p_user_id, coalesce(v_wallet, 0), 0);
  if v_wallet > 0 then
    perform private.raise_error('wallet_not_empty');
  elsif v_wallet < 0 then
    perform private.raise_error('wallet_negative');
  elsif exists (
    select from private.withdrawals
    where withdrawals.user_id = p_user_id
      and withdrawals.status in ('HELD', 'LINK_CREATED'))
  then
    perform private.raise_error('withdrawal_unfinished');
  elsif exists (
    select
    from public.orders
    join private.shipments on shipments.order_id = orders.id
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and private.is_booking_undecided(shipments))
  then
    perform private.raise_error('booking_undecided');
  elsif exists (
    select from private.boost_purchases as purchases
    where purchases.seller_id = p_user_id
      and purchases.status in ('CREATING', 'AWAITING_PAYMENT'))
  then
    perform private.raise_error('boost_unpaid');
  elsif exists (
    select from public.live_streams
    where live_streams.seller_id = p_user_id
      and live_streams.status <> 'ended')
  then
    perform private.raise_error('stream_not_ended');
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    perform private.raise_error('still_staff');
  end if;
end
$$;
