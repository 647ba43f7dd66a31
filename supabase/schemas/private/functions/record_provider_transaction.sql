create function private.record_provider_transaction(
  p_transaction private.provider_transactions
) returns void
language plpgsql volatile
as $$
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
    seen_at = private.now(),
    -- Of fees only negative ones count there: the others are booked.
    changed_at = case
      when (known.status, known.cashflow, known.amount, least(known.fee, 0))
        is distinct from
        (excluded.status, excluded.cashflow, excluded.amount, least(excluded.fee, 0))
      then private.now()
      else known.changed_at
    end;
  -- Readable again.
  update private.reconciliation_differences as differences
  set status = 'resolved', closed_at = private.now()
  where differences.reference = 'row:' || p_transaction.id
    and differences.status = 'open';
end
$$;
