-- Roles that may not see payouts read the audit log.
create function private.withdrawal_for_audit(p_withdrawal private.withdrawals) returns jsonb
language sql stable
return private.withdrawal_for_staff(p_withdrawal) - '{recipient_email,payout_url}'::text[];
