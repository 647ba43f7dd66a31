create function internal.find_reconciliation_differences(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_run private.reconciliation_runs;
begin
  select runs.* into v_run from private.reconciliation_runs as runs where runs.id = p_run_id;
  with touched as (
    select transactions.reference
    from private.provider_transactions as transactions
    where transactions.seen_at >= v_run.created_at
    union
    select movements.reference
    from private.provider_movements as movements
    where movements.created_at >= v_run.from_at
    union
    select differences.reference
    from private.reconciliation_differences as differences
    where differences.status = 'open'
      and differences.problem is null
  ),
  compared as (
    select sums.*
    from private.reconciliation_sums as sums
    join touched using (reference)
  ),
  resolved as (
    update private.reconciliation_differences as differences
    set status = 'resolved', closed_at = private.now()
    from compared
    where differences.status = 'open'
      and compared.reference = differences.reference
      and compared.provider_amount = compared.ledger_amount
  )
  insert into private.reconciliation_differences as differences (
    reference, order_id, withdrawal_id, provider_amount, ledger_amount, counter_account, run_id
  )
  select
    compared.reference,
    orders.id,
    withdrawals.id,
    compared.provider_amount,
    compared.ledger_amount,
    case
      when compared.is_payment and compared.provider_amount > compared.ledger_amount
        then 'suspense'
      else 'adjustments'
    end::private.account_kind,
    p_run_id
  from compared
  left join public.orders on orders.reference = compared.reference
  left join private.withdrawals on withdrawals.id::text = compared.reference
  where compared.provider_amount <> compared.ledger_amount
  on conflict (reference) where status = 'open' do update
  set
    provider_amount = excluded.provider_amount,
    ledger_amount = excluded.ledger_amount,
    counter_account = excluded.counter_account,
    run_id = excluded.run_id;
  return private.open_references();
end
$$;
comment on function internal.find_reconciliation_differences(bigint) is
  'Compares the provider''s amounts with the ledger''s, stores the differences, resolves those '
  'that are gone, and returns [{reference, invoice_id, payout_id}] to read again, since most are '
  'missed callbacks.';
