-- Starts a withdrawal: holds the amount and returns the data for the payout request. A user has at
-- most one in flight, and refunds of a disputed payment stay in the wallet. A repeated key returns
-- its first withdrawal. p_by_job: the job requests the link, not the caller.
create function private.reserve_withdrawal(
  p_user_id uuid,
  p_amount bigint,
  p_fee bigint,
  p_request_key text,
  p_provider text,
  p_by_job boolean default false
) returns jsonb
language plpgsql volatile
as $$
declare
  v_email constant text := private.verified_email(p_user_id);
  v_payee public.profiles;
  v_withdrawal private.withdrawals := private.lock_requested_withdrawal(p_user_id, p_request_key);
  v_left bigint;
begin
  if v_withdrawal.status <> 'HELD' then
    return private.resume_withdrawal(v_withdrawal, p_amount);
  end if;
  -- Locked until commit: a payout block is either seen here, or waits and sees the withdrawal.
  select profiles.*
  into v_payee
  from public.profiles
  where profiles.id = p_user_id
  for key share;
  if v_payee.payouts_blocked_until > private.now() then
    perform private.raise_error(
      'payouts_blocked',
      jsonb_build_object('until', internal.wire_time(v_payee.payouts_blocked_until)));
  end if;
  if v_withdrawal.id is not null then
    return private.resume_withdrawal(v_withdrawal, p_amount);
  end if;
  if private.setting('withdrawals_open') = 0 then
    perform private.raise_error('withdrawals_paused', p_retry_after_seconds => 600);
  end if;
  perform private.refuse(private.verification_objection(v_payee, 'withdrawals_need_ktp'));
  if v_email is null then
    perform private.raise_error('email_required');
  end if;

  -- Inserted before the balance check, so that a second withdrawal in flight is always reported as
  -- such, whatever the balance.
  insert into private.withdrawals
    (user_id, amount, fee, recipient_email, request_key, attempts, leased_until, provider)
  values (
    p_user_id, p_amount, p_fee, v_email, p_request_key,
    case when p_by_job then 0 else 1 end,
    clock_timestamp() + case when p_by_job then '0' else '30 seconds' end::interval,
    p_provider
  )
  returning * into v_withdrawal;
  perform private.ledger_post(
    'withdrawal:' || v_withdrawal.id, 'withdrawal', 'Withdrawal', null,
    array[
      private.ledger_line('wallet', -p_amount, p_user_id => p_user_id),
      private.ledger_line('payout_in_transit', p_amount)
    ],
    p_withdrawal_id => v_withdrawal.id,
    p_is_pending => true
  );
  -- The wallet is locked from here on.
  v_left := private.spendable(p_user_id);
  perform private.keep_disputed_money(p_user_id, v_left + p_amount, v_left);
  -- The job requests the link if p_by_job is true or the caller dies, and polls it later.
  perform private.enqueue_job(
    'check_withdrawal',
    v_withdrawal.id || ':1',
    jsonb_build_object('withdrawal_id', v_withdrawal.id, 'round', 1),
    private.now() + case when p_by_job then '0' else '60 seconds' end::interval
  );
  return private.withdrawal_request(v_withdrawal);
end
$$;
