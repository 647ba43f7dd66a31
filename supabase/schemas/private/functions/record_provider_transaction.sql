-- Type and reference stay as first read, because the money is booked under them: a change is a
-- difference of the run.
create function private.record_provider_transaction(
  p_transaction private.provider_transactions,
  p_run_id bigint
) returns void
language plpgsql volatile
as $$
declare
  v_known private.provider_transactions;
begin
  insert into private.provider_transactions as known
    (id, type, status, reference, cashflow, amount, fee, created_at)
  values (
    p_transaction.id, p_transaction.type, p_transaction.status, p_transaction.reference,
    p_transaction.cashflow, p_transaction.amount, p_transaction.fee, p_transaction.created_at
  )
  on conflict (id) do update
  set
    status = excluded.status,
    cashflow = excluded.cashflow,
    amount = excluded.amount,
    fee = excluded.fee,
    -- A changed fee counts only if it cannot be booked; other fees are booked when they are read.
    changed_at = case
      when (
        known.status, known.cashflow, known.amount,
        case when known.fee not between 0 and known.amount then known.fee end
      ) is distinct from (
        excluded.status, excluded.cashflow, excluded.amount,
        case when excluded.fee not between 0 and excluded.amount then excluded.fee end
      )
      then private.now()
      else known.changed_at
    end
  returning * into v_known;
  if (v_known.type, v_known.reference) = (p_transaction.type, p_transaction.reference) then
    update private.reconciliation_differences as differences
    set status = 'resolved', closed_at = private.now()
    where differences.reference = 'row:' || p_transaction.id
      and differences.status = 'open';
    if found then
      perform private.end_case('odd_transaction', p_transaction.id);
    end if;
  elsif p_run_id is not null then
    perform private.record_odd_row(
      p_run_id,
      p_transaction.id,
      format(
        'It was %s of %s and became %s of %s. Its money stays where it is.',
        v_known.type,
        left(v_known.reference, 255),
        p_transaction.type,
        left(p_transaction.reference, 255)));
  end if;
end
$$;
