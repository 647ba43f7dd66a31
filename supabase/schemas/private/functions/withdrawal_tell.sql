create function private.withdrawal_tell(p_withdrawal private.withdrawals) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.notify(p_withdrawal.user_id, 'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.flips,
    'withdrawal.' || lower(p_withdrawal.status::text), 'wallet',
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.amount, 'net', p_withdrawal.net));
end
$$;
comment on function private.withdrawal_tell(private.withdrawals) is 'Tells the owner how their withdrawal ended.';
grant execute on function private.withdrawal_tell(private.withdrawals) to preloved_verbs;
