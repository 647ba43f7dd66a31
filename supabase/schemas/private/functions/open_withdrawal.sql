create function private.open_withdrawal(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_id;
  if v_withdrawal.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'withdrawal_not_found', 'There is no such withdrawal.');
  end if;
  perform private.find_user(v_withdrawal.user_id, p_exclude_deleted => true);
  return private.withdrawal_record(v_withdrawal)
    || jsonb_build_object('user_id', v_withdrawal.user_id);
end
$$;
comment on function private.open_withdrawal(uuid) is
  'What staff may open of a withdrawal, and its user. 404 after a deletion.';
