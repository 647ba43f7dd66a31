create function private.check_correction(
  p_difference private.reconciliation_differences,
  p_account private.account_kind
) returns void
language plpgsql volatile
as $$
declare
  v_now record;
begin
  select sums.*
  into v_now
  from private.reconciliation_sums(array[p_difference.reference]) as sums;
  if p_difference.status <> 'open' then
    perform private.raise_error(
      'difference_decided', jsonb_build_object('status', p_difference.status));
  elsif p_difference.problem is not null then
    return;
  elsif (v_now.provider_amount, v_now.ledger_amount)
    is distinct from (p_difference.provider_amount, p_difference.ledger_amount)
  then
    perform private.raise_error('difference_outdated');
  elsif private.listed_chargebacks(p_difference.reference)
      <> private.booked_chargebacks(p_difference.reference)
    and private.is_purchase(p_difference)
  then
    -- A chargeback is booked automatically, and this would book it twice.
    perform private.raise_error('chargeback_not_booked');
  elsif exists (
    select
    from private.withdrawals
    where withdrawals.id = p_difference.withdrawal_id
      and withdrawals.decided_at is null
      and withdrawals.net = abs(p_difference.difference)
  ) then
    -- An update of the payout link would book the amount a second time.
    perform private.raise_error('payout_link_explains');
  elsif p_account = 'suspense' and p_difference.difference < 0 then
    -- Suspense holds other people's money.
    perform private.raise_error('suspense_impossible');
  elsif p_difference.counter_account = 'suspense'
    and p_account <> 'suspense'
    and private.is_purchase(p_difference)
  then
    perform private.raise_error('suspense_required');
  end if;
end
$$;
