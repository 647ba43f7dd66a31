-- What becomes of a payout link. Callbacks, polls and staff all end here, with a link as fetched from the provider.
create function private.withdrawal_flag(p_kind text, p_withdrawal private.withdrawals, p_payout jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.open_case(p_kind, p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.flips, null,
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'user_id', p_withdrawal.user_id, 'status', p_withdrawal.status, 'payout', p_payout));
end
$$;
comment on function private.withdrawal_flag(text, private.withdrawals, jsonb) is 'Asks staff to look at a withdrawal, once per word of the provider.';
grant execute on function private.withdrawal_flag(text, private.withdrawals, jsonb) to preloved_verbs;
