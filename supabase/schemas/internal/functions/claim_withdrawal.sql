-- Returns a withdrawal in flight to the job check_withdrawal, leased if it has no link yet; null if
-- the withdrawal has ended. While payouts to the user are blocked, no link is requested: the
-- withdrawal is cancelled if no link was ever requested, otherwise marked as blocked.
create function internal.claim_withdrawal(p_withdrawal_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = p_withdrawal_id
  for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'LINK_CREATED' then
    return private.withdrawal_request(v_withdrawal);
  elsif v_withdrawal.created_at < private.now() - interval '1 day' then
    -- Staff can decide from now on, whatever the provider answers.
    perform private.open_withdrawal_case(
      'payout_without_link', v_withdrawal, '{"problem": "no link for more than a day"}'
    );
  end if;
  if not private.is_payout_blocked(v_withdrawal.user_id) then
    return private.resume_withdrawal(v_withdrawal, v_withdrawal.amount);
  elsif v_withdrawal.attempts > 0 then
    -- An earlier request may have created the link, and asking again could: only staff can find
    -- out.
    return private.withdrawal_request(v_withdrawal) || '{"blocked": true}';
  end if;
  perform private.end_withdrawal(v_withdrawal, 'CANCELLED', 'payouts are blocked');
  perform private.report_failed_disbursement(v_withdrawal, 'payouts are blocked');
  return null;
end
$$;
