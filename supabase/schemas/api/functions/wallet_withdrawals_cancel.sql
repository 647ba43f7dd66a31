-- Returns the provider's id of the payout link to void; the provider's answer then ends the
-- withdrawal. Null if the withdrawal is cancelled already.
create function api.wallet_withdrawals_cancel(p_id uuid) returns text
language plpgsql stable security definer
as $$
declare
  v_withdrawal constant private.withdrawals :=
    private.find_withdrawal(p_id, (private.caller()).id);
begin
  if v_withdrawal.status = 'CANCELLED' then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    perform private.raise_error('withdrawal_changing', p_retry_after_seconds => 30);
  elsif v_withdrawal.status <> 'LINK_CREATED' then
    perform private.raise_error(
      'withdrawal_not_cancellable', jsonb_build_object('status', v_withdrawal.status));
  end if;
  return v_withdrawal.provider_payout_id;
end
$$;
