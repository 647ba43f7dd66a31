create function private.own_withdrawal(p_id uuid) returns private.withdrawals
language plpgsql stable set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = p_id and withdrawals.user_id = (private.caller()).id;
  if v_withdrawal.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such withdrawal of yours.');
  end if;
  return v_withdrawal;
end
$$;
comment on function private.own_withdrawal(uuid) is 'The caller''s withdrawal; anyone else''s is as good as none.';
grant execute on function private.own_withdrawal(uuid) to preloved_verbs;

create function api.wallet_withdrawals_get(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.withdrawal_record(private.own_withdrawal(p_id));
end
$$;
comment on function api.wallet_withdrawals_get(uuid) is 'One withdrawal of the caller.';
alter function api.wallet_withdrawals_get(uuid) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_get(uuid) to authenticated;
