create function private.own_withdrawal(p_id uuid) returns private.withdrawals
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_id
    and withdrawals.user_id = (private.caller()).id;
  if v_withdrawal.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'withdrawal_not_found', 'There is no such withdrawal.');
  end if;
  return v_withdrawal;
end
$$;
comment on function private.own_withdrawal(uuid) is
  'A withdrawal of the caller. Raises NOT_FOUND also for those of other users.';
