create function private.apply_open_payout(
  p_withdrawal private.withdrawals,
  p_payout jsonb,
  p_is_unwanted boolean
) returns private.payout_outcome
language plpgsql volatile
as $$
declare
  v_state constant text := p_payout ->> 'state';
  v_is_reversed constant boolean := p_withdrawal.status in (
    'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED'
  );
begin
  if (v_is_reversed or p_is_unwanted) and v_state = 'open' then
    -- The held amount is back in the wallet, or payouts are blocked: it must not be claimed.
    perform private.enqueue_job(
      'wallet_withdrawals_void',
      p_payout ->> 'id',
      jsonb_build_object('payout_id', p_payout ->> 'id')
    );
  elsif v_state in ('locked', 'unknown') or (v_is_reversed and v_state = 'claimed') then
    perform private.open_withdrawal_case('payout_' || v_state, p_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  return 'known';
end
$$;
