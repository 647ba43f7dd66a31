create function private.withdrawal_record(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_withdrawal.id,
  'status', p_withdrawal.status,
  'amount', p_withdrawal.amount,
  'fee', p_withdrawal.fee,
  'net', p_withdrawal.net,
  'recipient_email', p_withdrawal.recipient_email,
  -- A link must not be claimed after the amount went back to the wallet.
  'payout_url', case
    when p_withdrawal.status not in ('FAILED', 'EXPIRED', 'CANCELLED')
      then p_withdrawal.payout_url
  end,
  'provider_payout_id', p_withdrawal.provider_payout_id,
  'failure_reason', p_withdrawal.failure_reason,
  'expires_at', internal.wire_time(p_withdrawal.expires_at),
  'created_at', internal.wire_time(p_withdrawal.created_at),
  'updated_at', internal.wire_time(p_withdrawal.updated_at)
);
