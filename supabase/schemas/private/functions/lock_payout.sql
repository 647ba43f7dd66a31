create function private.lock_payout(
  p_id uuid,
  p_staff private.staff_member
) returns private.withdrawals
language plpgsql volatile
as $$
declare
  v_withdrawal private.withdrawals;
begin
  perform from private.withdrawals where withdrawals.id = p_id for update;
  v_withdrawal := private.find_withdrawal(p_id);
  perform private.forbid_self_decision(p_staff, v_withdrawal.user_id);
  return v_withdrawal;
end
$$;
