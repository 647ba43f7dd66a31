create function private.open_withdrawal(p_id uuid) returns jsonb
language plpgsql stable
as $$
declare
  v_withdrawal constant private.withdrawals := private.find_withdrawal(p_id);
begin
  perform private.find_user(v_withdrawal.user_id, p_exclude_deleted => true);
  return private.withdrawal_record(v_withdrawal)
    || jsonb_build_object('user_id', v_withdrawal.user_id);
end
$$;
