create function private.lock_payout(
  p_id uuid,
  p_staff private.staff_member
) returns private.withdrawals
language plpgsql volatile
as $$
declare
  v_withdrawal constant private.withdrawals :=
    private.lock_row(null::private.withdrawals, p_id, 'withdrawal_not_found');
begin
  perform private.forbid_self_decision(p_staff, v_withdrawal.user_id);
  return v_withdrawal;
end
$$;
