create function internal.apply_payout_update(p_payout jsonb) returns private.payout_outcome
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_link constant private.payout_link := jsonb_populate_record(null::private.payout_link, p_payout);
  v_withdrawal private.withdrawals;
  v_to private.withdrawal_status;
begin
  select withdrawals.*
  into v_withdrawal
  from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(v_link.external_id)
  for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif coalesce(v_withdrawal.provider_payout_id, v_link.id) is distinct from v_link.id
    or v_link.amount is distinct from v_withdrawal.net
  then
    perform private.open_withdrawal_case('payout_mismatch', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  v_withdrawal := private.store_payout_link(v_withdrawal, v_link);

  v_to := case v_link.state
    when 'completed' then 'PAID'
    when 'failed' then 'FAILED'
    when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED'
    when 'returned' then 'RETURNED'
  end;
  if v_to is null then
    return private.apply_open_payout(v_withdrawal, p_payout);
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.end_withdrawal(v_withdrawal, v_to, v_link.failure_reason);
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.reverse_withdrawal(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID' and v_to <> 'PAID' then
    perform private.open_withdrawal_case('payout_unknown', v_withdrawal, p_payout);
    return 'in_suspense';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_payout_update(jsonb) is
  'Applies a payout link (private.payout_link) as fetched from the provider to its withdrawal; '
  'repeats change nothing. Returns the outcome: paid, failed, expired, cancelled, returned, known, '
  'in_suspense (staff get a case) or unknown (no such withdrawal).';
