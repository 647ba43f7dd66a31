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
