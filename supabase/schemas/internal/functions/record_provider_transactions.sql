-- Stores one page of the provider's transactions and books their fees. p_odd [{id, problem}] are
-- unreadable rows. p_after: the position from which an interrupted run continues.
create function internal.record_provider_transactions(
  p_statement text,
  p_transactions jsonb,
  p_run_id bigint default null,
  p_odd jsonb default '[]',
  p_after text default null
) returns void
language plpgsql volatile security definer
as $$
declare
  v_transactions constant private.provider_transactions[] := array(
    select listed
    from jsonb_populate_recordset(null::private.provider_transactions, p_transactions) as listed
    order by listed.id);
  v_transaction private.provider_transactions;
begin
  -- Another reading may have the same rows: all rows in order, then the accounts.
  foreach v_transaction in array v_transactions loop
    perform private.record_provider_transaction(v_transaction, p_run_id);
  end loop;
  foreach v_transaction in array v_transactions loop
    perform private.book_provider_fee(v_transaction.id);
  end loop;
  -- The stored reference: a row keeps the reference under which its money is booked.
  insert into private.reconciliation_references (statement, reference)
  select distinct p_statement, transactions.reference
  from private.provider_transactions as transactions
  where transactions.id in (select listed.id from unnest(v_transactions) as listed)
  order by transactions.reference
  on conflict do nothing;
  perform private.record_odd_row(p_run_id, odd.id, odd.problem)
  from jsonb_to_recordset(p_odd) as odd (id text, problem text);
  update private.reconciliation_runs
  set transactions = transactions + jsonb_array_length(p_transactions),
      after_id = coalesce(p_after, after_id)
  where id = p_run_id;
end
$$;
