create function private.find_withdrawal(
  p_id uuid,
  p_user_id uuid default null
) returns private.withdrawals
language plpgsql stable
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_id;
  if v_withdrawal.id is null or v_withdrawal.user_id <> p_user_id then
    perform private.raise_error('withdrawal_not_found');
  end if;
  return v_withdrawal;
end
$$;
