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
    perform private.raise_error(
      'CONFLICT', 'orders_open',
      'You still have open orders: they have to end first.');
  end if;
  perform private.keep_disputed_refunds(p_user_id, coalesce(v_wallet, 0), 0);
  if v_wallet > 0 then
    perform private.raise_error(
      'CONFLICT', 'wallet_not_empty',
      'There is money in your wallet: withdraw it first. What is too little for a withdrawal '
        'can be given up: send give_up_balance=true.');
  elsif v_wallet < 0 then
    perform private.raise_error(
      'CONFLICT', 'wallet_negative',
      'Your wallet is below zero: pay the difference first.');
  elsif exists (
    select from private.withdrawals
    where withdrawals.user_id = p_user_id
      and withdrawals.status in ('HELD', 'LINK_CREATED'))
  then
    perform private.raise_error(
      'CONFLICT', 'withdrawal_unfinished',
      'Your last withdrawal is still on its way: it has to arrive first.');
  elsif exists (
    select
    from public.orders
    join private.shipments on shipments.order_id = orders.id
    where p_user_id in (orders.buyer_id, orders.seller_id)
      and private.is_booking_undecided(shipments))
  then
    perform private.raise_error(
      'CONFLICT', 'booking_undecided',
      'It is not certain yet whether a courier was booked for one of your orders: the '
        'shipping provider has to answer first, or our staff decide.');
  elsif exists (
    select from private.boost_purchases as purchases
    where purchases.seller_id = p_user_id
      and purchases.status in ('CREATING', 'AWAITING_PAYMENT'))
  then
    perform private.raise_error(
      'CONFLICT', 'boost_unpaid',
      'One of your boosts is not paid yet: pay it, or let its invoice expire.');
  elsif exists (
    select from public.live_streams
    where live_streams.seller_id = p_user_id
      and live_streams.status <> 'ended')
  then
    perform private.raise_error(
      'CONFLICT', 'stream_not_ended',
      'You have a live stream that is not over: end it first.');
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    perform private.raise_error(
      'CONFLICT', 'still_staff',
      'You are a member of staff: a superadmin has to remove your roles first.');
  end if;
end
$$;
comment on function private.require_no_account_blockers(uuid) is
  'Raises CONFLICT with what prevents the deletion of the account.';
