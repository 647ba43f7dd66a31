-- Sets an account to active, suspended or banned and notifies the user. Hides or shows the
-- listings; a suspension or ban ends the offers; a ban also ends a stream on air and opens a staff
-- case per open order. Setting the current status again without p_payout_block changes nothing.
-- p_payout_block {until}: withdrawals get 403 until then, null for never; without it a ban sets one
-- and a reinstatement lifts it. Nobody lifts alone the block that they set.
create function api.admin_accounts(
  p_user_id uuid,
  p_account_status public.account_status,
  p_audit jsonb,
  p_payout_block jsonb default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_before constant public.profiles := private.lock_account_for(p_user_id, p_account_status);
  -- What can be withdrawn after the block: a withdrawal without a link continues, and an order in
  -- escrow pays its buyer or its seller.
  v_amount constant bigint := (
    select sum(sums.amount)
    from (
      select private.spendable(p_user_id) as amount
      union all
      select withdrawals.amount
      from private.withdrawals
      where withdrawals.user_id = p_user_id
        and withdrawals.status = 'HELD'
      union all
      select private.refund_at_most(orders)
      from private.open_orders_of(p_user_id) as orders
      where private.is_in_escrow(orders)
    ) as sums);
begin
  if v_before.payouts_blocked_until > greatest(
      private.now(), private.payout_block(v_before, p_account_status, p_payout_block))
    and (
      private.has_set_payout_block(v_staff.id, p_user_id)
      or not private.decide_alone(v_staff, row('payout_block', v_amount, p_user_id)))
  then
    return private.propose(
      'account_status',
      v_staff,
      jsonb_build_object(
        'user_id', p_user_id,
        'account_status', p_account_status,
        'payout_block', p_payout_block,
        'amount', v_amount),
      p_audit);
  end if;
  return private.set_account_status(
    v_staff, p_user_id, p_account_status, p_payout_block, p_audit);
end
$$;
