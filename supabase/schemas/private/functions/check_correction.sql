create function private.check_correction(
  p_difference private.reconciliation_differences,
  p_account private.account_kind
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now private.reconciliation_sums;
begin
  select sums.* into v_now from private.reconciliation_sums as sums where sums.reference = p_difference.reference;
  if p_difference.status <> 'open' then
    perform private.raise_error('CONFLICT', pg_catalog.format('The difference is %s already.', p_difference.status));
  elsif (v_now.provider_amount, v_now.ledger_amount) is distinct from (p_difference.provider_amount, p_difference.ledger_amount) then
    perform private.raise_error('CONFLICT', 'The books have moved since this was found: reconcile again.');
  elsif exists (select from private.withdrawals
                where withdrawals.id = p_difference.withdrawal_id and withdrawals.net = abs(p_difference.difference)) then
    -- News of the link would book it once more, and into the right wallet.
    perform private.raise_error('CONFLICT',
      'This is a whole withdrawal, of which its link can tell: name the link to POST /admin/payouts/:id/settle.');
  elsif p_difference.counter_account = 'suspense' and p_account <> 'suspense' and private.is_purchase(p_difference) then
    perform private.raise_error('CONFLICT', 'This was paid for something of ours: it goes to suspense, to be refunded or applied from there.');
  end if;
end
$$;
comment on function private.check_correction(private.reconciliation_differences, private.account_kind) is
  'Rejects a correction that is decided already, that the books have overtaken, that its withdrawal explains, or that would lose a buyer''s payment.';
