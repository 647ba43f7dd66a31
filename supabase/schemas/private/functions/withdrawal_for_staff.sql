create function private.withdrawal_for_staff(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return private.withdrawal_record(p_withdrawal) || jsonb_build_object(
  'recipient_email', private.mask_emails(p_withdrawal.recipient_email),
  'payout_url', private.mask_url(private.withdrawal_record(p_withdrawal) ->> 'payout_url'),
  'failure_reason', private.mask_emails(p_withdrawal.failure_reason));
