create function api.wallet_withdrawals_get(p_id uuid) returns jsonb
language sql stable security definer
return private.withdrawal_record(private.find_withdrawal(p_id, (private.caller()).id));
