-- Compares the provider's amounts with the ledger's for the next queued references, stores the
-- differences and resolves vanished ones. Returns the number of compared references: 0 when none
-- are left.
create function internal.find_reconciliation_differences(p_run_id bigint) returns integer
language plpgsql volatile security definer
as $$
declare
  v_piece constant integer := 500;
  v_statement constant text := (
    select runs.statement from private.reconciliation_runs as runs where runs.id = p_run_id);
  v_references text[];
begin
  -- Deleted first: a provider row stored meanwhile is queued again.
  with taken as (
    delete from private.reconciliation_references as queued
    where queued.statement = v_statement
      and queued.reference = any (array(
        select oldest.reference
        from private.reconciliation_references as oldest
        where oldest.statement = v_statement
        order by oldest.reference
        limit v_piece
        for update
      ))
    returning queued.reference
  )
  select coalesce(array_agg(taken.reference), '{}') into v_references from taken;
  -- Waits for a running correction before the sums are read.
  perform
  from private.reconciliation_differences as differences
  where differences.reference = any (v_references)
    and differences.status = 'open'
  order by differences.reference
  for update;
  with compared as (
    select sums.* from private.reconciliation_sums(v_references) as sums
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
    reference, order_id, withdrawal_id, provider_amount, ledger_amount, counter_account, run_id,
    statement
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
    p_run_id,
    v_statement
  from compared
  left join public.orders on orders.reference = compared.reference
  left join private.withdrawals
    on withdrawals.id = private.uuid_of(compared.reference)
    and withdrawals.id::text = compared.reference
  where compared.provider_amount <> compared.ledger_amount
  on conflict (reference) where status = 'open' do update
  set
    provider_amount = excluded.provider_amount,
    ledger_amount = excluded.ledger_amount,
    counter_account = excluded.counter_account,
    run_id = excluded.run_id;
  return cardinality(v_references);
end
$$;
