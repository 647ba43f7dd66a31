-- The data for the payout link request, the same for every attempt. first: no earlier attempt can
-- have reached the provider.
create function private.withdrawal_request(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return jsonb_build_object(
  'withdrawal_id', p_withdrawal.id,
  'amount', p_withdrawal.net,
  'email', p_withdrawal.recipient_email,
  'first', p_withdrawal.attempts = 1,
  'finished', p_withdrawal.status <> 'HELD',
  'blocked', false,
  'provider', p_withdrawal.provider,
  'link_readings', p_withdrawal.link_readings,
  'provider_payout_id', p_withdrawal.provider_payout_id
);
