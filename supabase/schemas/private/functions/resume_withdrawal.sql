create function private.resume_withdrawal(
  p_withdrawal private.withdrawals,
  p_amount bigint
) returns jsonb
language plpgsql volatile
as $$
declare
  v_withdrawal private.withdrawals := p_withdrawal;
begin
  if v_withdrawal.amount <> p_amount then
    perform private.raise_error('idempotency_key_reused');
  elsif v_withdrawal.status <> 'HELD' then
    return private.withdrawal_request(v_withdrawal);
  end if;
  update private.withdrawals
  set attempts = attempts + 1, leased_until = clock_timestamp() + interval '30 seconds'
  where id = v_withdrawal.id
    and leased_until < clock_timestamp()
  returning * into v_withdrawal;
  if v_withdrawal.id is null then
    perform private.raise_error('creation_in_progress', p_retry_after_seconds => 30);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
