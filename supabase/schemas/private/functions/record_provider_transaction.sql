create function private.record_provider_transaction(
  p_transaction private.provider_transactions
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
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
    seen_at = private.now();
  -- Readable again.
  update private.reconciliation_differences as differences
  set status = 'resolved', closed_at = private.now()
  where differences.reference = 'row:' || p_transaction.id
    and differences.status = 'open';
  -- The provider reports its fees only in this list.
  if p_transaction.fee > 0 and p_transaction.status = 'SUCCESS' then
    perform private.ledger_post(
      'provider_fee:' || p_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
      array[
        private.ledger_line('provider_cash', p_transaction.fee),
        private.ledger_line(
          case p_transaction.cashflow
            when 'MONEY_OUT' then 'payout_fees'
            else 'payment_fees'
          end::private.account_kind,
          -p_transaction.fee
        )
      ],
      p_transaction.created_at
    );
  end if;
end
$$;
comment on function private.record_provider_transaction(private.provider_transactions) is
  'Stores a transaction of the provider as it is now, and books its fee once.';
