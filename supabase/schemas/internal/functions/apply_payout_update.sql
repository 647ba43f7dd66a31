create function internal.apply_payout_update(p_payout jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_withdrawal private.withdrawals;
  v_state text := p_payout ->> 'state';
  v_to private.withdrawal_status;
  v_is_over boolean;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(p_payout ->> 'external_id') for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif coalesce(v_withdrawal.provider_payout_id, p_payout ->> 'id') is distinct from p_payout ->> 'id'
     or (p_payout ->> 'amount')::bigint is distinct from v_withdrawal.net then
    perform private.open_withdrawal_case('payout_mismatch', v_withdrawal, p_payout);
    return 'parked';
  end if;
  update private.withdrawals
  set provider_payout_id = p_payout ->> 'id', provider_status = p_payout ->> 'status', payout_url = p_payout ->> 'url',
      expires_at = (p_payout ->> 'expires_at')::timestamptz,
      status = case status when 'HELD' then 'LINK_CREATED' else status end, updated_at = private.now()
  where id = v_withdrawal.id
    and (provider_payout_id is null or provider_status is distinct from p_payout ->> 'status')
  returning * into v_withdrawal;
  if not found then
    select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = (p_payout ->> 'external_id')::uuid;
  end if;

  v_to := case v_state when 'completed' then 'PAID' when 'failed' then 'FAILED' when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED' when 'returned' then 'RETURNED' end;
  v_is_over := v_withdrawal.status in ('FAILED', 'EXPIRED', 'CANCELLED');
  if v_to is null then
    if v_is_over and v_state = 'open' then
      -- The hold went back, so nobody may claim it any more.
      perform private.enqueue_job('wallet_withdrawals_void', p_payout ->> 'id', jsonb_build_object('payout_id', p_payout ->> 'id'));
    elsif v_state in ('locked', 'unknown') or (v_is_over and v_state = 'claimed') then
      perform private.open_withdrawal_case('payout_' || v_state, v_withdrawal, p_payout);
      return 'parked';
    end if;
    return 'known';
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.end_withdrawal(v_withdrawal, v_to, p_payout ->> 'failure_reason');
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID' and v_to <> 'PAID' then
    perform private.open_withdrawal_case('payout_unknown', v_withdrawal, p_payout);
    return 'parked';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_payout_update(jsonb) is
  'Acts on a payout link as fetched from the provider: pays, reverses, flips or parks, each at most once. state is our word for the provider''s status.';
