-- Applies a payout link (private.payout_link) as fetched from the provider to its withdrawal;
-- repeats change nothing. Returns the outcome: paid, failed, expired, cancelled, returned, known,
-- in_suspense (staff get a case), unknown (no such withdrawal) or outdated (another reading was
-- applied or staff decided since p_link_readings, so this reading may be older and is not applied).
create function internal.apply_payout_update(
  p_payout jsonb,
  p_link_readings bigint default null
) returns private.payout_outcome
language plpgsql volatile security definer
as $$
declare
  v_link constant private.payout_link := jsonb_populate_record(null::private.payout_link, p_payout);
  v_withdrawal private.withdrawals;
  v_is_new boolean;
  v_to private.withdrawal_status;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = private.uuid_of(v_link.external_id)
  for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif p_link_readings <> v_withdrawal.link_readings then
    return 'outdated';
  elsif coalesce(v_withdrawal.provider_payout_id, v_link.id) is distinct from v_link.id
    or v_link.amount is distinct from v_withdrawal.net
  then
    perform private.open_withdrawal_case('payout_mismatch', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  v_is_new := v_withdrawal.provider_payout_id is null;
  v_withdrawal := private.store_payout_link(v_withdrawal, v_link);

  v_to := case v_link.state
    when 'completed' then 'PAID'
    when 'failed' then 'FAILED'
    when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED'
    when 'returned' then 'RETURNED'
  end;
  if v_withdrawal.decided_at is not null
    and v_to is not null
    and (v_to = 'PAID') <> (v_withdrawal.status = 'PAID')
  then
    perform private.open_withdrawal_case('payout_contradiction', v_withdrawal, p_payout);
    return 'in_suspense';
  elsif v_to is null then
    return private.apply_open_payout(
      v_withdrawal, p_payout, v_is_new and private.is_payout_blocked(v_withdrawal.user_id)
    );
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.end_withdrawal(v_withdrawal, v_to, v_link.failure_reason);
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID'
    and v_to <> 'PAID'
    and v_withdrawal.decided_at is null
  then
    perform private.open_withdrawal_case('payout_unknown', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  return 'known';
end
$$;
