create function private.withdrawal_for_audit(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return private.withdrawal_for_staff(p_withdrawal) - '{recipient_email,payout_url}'::text[];
comment on function private.withdrawal_for_audit(private.withdrawals) is
  'A withdrawal for audit log and proposals, which roles read that may not see payouts: without '
  'e-mail address and link.';
