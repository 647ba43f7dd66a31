create function internal.record_provider_transactions(
  p_run_id bigint,
  p_transactions jsonb
) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_transaction private.provider_transactions;
begin
  for v_transaction in
    select listed.*
    from jsonb_populate_recordset(null::private.provider_transactions, p_transactions) as listed
  loop
    insert into private.provider_transactions as known
      (id, type, status, reference, cashflow, amount, fee, created_at)
    values (
      v_transaction.id, v_transaction.type, v_transaction.status, v_transaction.reference,
      v_transaction.cashflow, v_transaction.amount, v_transaction.fee, v_transaction.created_at
    )
    on conflict (id) do update
    set
      status = excluded.status,
      amount = excluded.amount,
      fee = excluded.fee,
      seen_at = private.now();
    -- The provider reports its fees only in this list.
    if v_transaction.fee > 0 and v_transaction.status = 'SUCCESS' then
      perform private.ledger_post(
        'provider_fee:' || v_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
        array[
          private.ledger_line('provider_cash', v_transaction.fee),
          private.ledger_line(
            case v_transaction.cashflow
              when 'MONEY_OUT' then 'payout_fees'
              else 'payment_fees'
            end::private.account_kind,
            -v_transaction.fee
          )
        ],
        v_transaction.created_at
      );
    end if;
  end loop;
  update private.reconciliation_runs
  set transactions = transactions + jsonb_array_length(p_transactions)
  where id = p_run_id;
end
$$;
comment on function internal.record_provider_transactions(bigint, jsonb) is
  'Stores one page of the provider''s transactions and books the fees in it, each once.';
