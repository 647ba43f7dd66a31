create function private.notify_withdrawal(p_withdrawal private.withdrawals) returns void
language plpgsql volatile
as $$
begin
  perform private.notify(
    p_withdrawal.user_id,
    'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.reversals,
    'withdrawal.' || lower(p_withdrawal.status::text),
    jsonb_build_object(
      'withdrawal_id', p_withdrawal.id,
      'amount', p_withdrawal.amount,
      'net', p_withdrawal.net
    )
  );
end
$$;
