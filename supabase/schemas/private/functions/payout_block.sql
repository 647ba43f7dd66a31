-- The end of the payout block of an account with this status. p_given {until} is the decision of
-- staff; without it a ban sets a time and a reinstatement lifts it.
create function private.payout_block(
  p_profile public.profiles,
  p_account_status public.account_status,
  p_given jsonb
) returns timestamptz
language sql stable
as $$
  select case
    when p_given is not null
      then (p_given ->> 'until')::timestamptz
    when p_profile.account_status = p_account_status
      then p_profile.payouts_blocked_until
    when p_account_status = 'banned'
      then greatest(
        p_profile.payouts_blocked_until,
        private.now() + make_interval(
          days => least(private.setting('ban_payout_block_days'), 365)::integer
        )
      )
    when p_account_status = 'suspended'
      then p_profile.payouts_blocked_until
  end
$$;
