create function private.difference_record(p_difference private.reconciliation_differences) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_difference.id, 'reference', p_difference.reference, 'order_id', p_difference.order_id,
    'withdrawal_id', p_difference.withdrawal_id, 'provider_amount', p_difference.provider_amount,
    'ledger_amount', p_difference.ledger_amount, 'difference', p_difference.difference, 'status', p_difference.status,
    'correction', jsonb_build_array(
      jsonb_build_object('account', 'provider_cash', 'amount', -p_difference.difference),
      jsonb_build_object('account', p_difference.counter_account, 'amount', p_difference.difference)),
    'created_at', api.wire_time(p_difference.created_at), 'closed_at', api.wire_time(p_difference.closed_at));
end
$$;
comment on function private.difference_record(private.reconciliation_differences) is 'A difference with the entry that would correct it.';
grant execute on function private.difference_record(private.reconciliation_differences) to preloved_verbs;

create function private.adjustments_made() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  -- The audit log has one line for each, with who and why; wallets hold what this account gave.
  return jsonb_build_object(
    'balance', coalesce((select accounts.balance from private.ledger_accounts as accounts 
      where accounts.kind = 'adjustments' and accounts.holder_id = '00000000-0000-0000-0000-000000000000'), 0),
    'latest', (select coalesce(jsonb_agg(jsonb_build_object('user_id', latest.target_id, 'amount', latest.after -> 'amount',
          'actor_id', latest.actor_id, 'reason', latest.reason, 'request_id', latest.request_id, 'at', api.wire_time(latest.at))
          order by latest.id desc), '[]')
        from (select audit_log.* from private.audit_log where audit_log.action = 'admin_adjustments'
              order by audit_log.id desc limit 20) as latest));
end
$$;
comment on function private.adjustments_made() is 'What staff booked by their own decision: the account''s balance, and the latest twenty with who and why.';
grant execute on function private.adjustments_made() to preloved_verbs;

create function api.admin_reconciliation(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.reconciliation_differences', array[
    case when p_filters ->> 'status' <> 'all' then pg_catalog.format('reconciliation_differences.status = %L', p_filters ->> 'status') end,
    private.staff_span('reconciliation_differences.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.difference_record(differences) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.reconciliation_differences as differences on differences.id = found.id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset) || jsonb_build_object(
    'drift', private.ledger_drift(), 'adjustments', private.adjustments_made(),
    'last_run_at', (select api.wire_time(max(runs.finished_at)) from private.reconciliation_runs as runs));
end
$$;
comment on function api.admin_reconciliation(jsonb, integer, integer) is
  'The drift, the differences behind it, newest first, and what staff adjusted beside them. p_filters {status: open | approved | resolved | all, from?, to?}.';
alter function api.admin_reconciliation(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_reconciliation(jsonb, integer, integer) to authenticated;

-- A run in four steps, each repeatable: begin, collect page by page, compare, end.
create function api.admin_reconciliation_begin() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => private.setting('reconciliation_days')::integer), private.now())
  returning * into v_run;
  return jsonb_build_object('run_id', v_run.id, 'from', api.wire_time(v_run.from_at), 'to', api.wire_time(v_run.to_at));
end
$$;
comment on function api.admin_reconciliation_begin() is 'Begins a run over the last days and says which.';
alter function api.admin_reconciliation_begin() owner to preloved_verbs;
grant execute on function api.admin_reconciliation_begin() to service_role;

create function api.admin_reconciliation_collect(p_run_id bigint, p_transactions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_transaction private.provider_transactions;
begin
  for v_transaction in
    select listed.* from jsonb_populate_recordset(null::private.provider_transactions, p_transactions) as listed
  loop
    insert into private.provider_transactions as known (id, type, status, reference, cashflow, amount, fee, created_at)
    values (v_transaction.id, v_transaction.type, v_transaction.status, v_transaction.reference, v_transaction.cashflow,
      v_transaction.amount, v_transaction.fee, v_transaction.created_at)
    on conflict (id) do update
    set status = excluded.status, amount = excluded.amount, fee = excluded.fee, seen_at = private.now();
    -- What the provider keeps is told nowhere else, so its list is the voucher for it.
    if v_transaction.fee > 0 and v_transaction.status = 'SUCCESS' then
      perform private.ledger_post('provider_fee:' || v_transaction.id, 'provider_fee', 'Fee of the payment provider', null,
        array[private.ledger_line('provider_cash', v_transaction.fee),
              private.ledger_line(case v_transaction.cashflow when 'MONEY_OUT' then 'payout_fees' else 'payment_fees' end::private.account_kind,
                -v_transaction.fee)],
        v_transaction.created_at);
    end if;
  end loop;
  update private.reconciliation_runs set transactions = transactions + jsonb_array_length(p_transactions) where id = p_run_id;
end
$$;
comment on function api.admin_reconciliation_collect(bigint, jsonb) is 'Copies one page of the provider''s list and books the fees in it, each once.';
alter function api.admin_reconciliation_collect(bigint, jsonb) owner to preloved_verbs;
grant execute on function api.admin_reconciliation_collect(bigint, jsonb) to service_role;

create view private.reconciliation_sums with (security_invoker = true) as
select reference, sum(provider_amount)::bigint as provider_amount, sum(ledger_amount)::bigint as ledger_amount,
  bool_or(is_payment) as is_payment
from (
  select transactions.reference,
    case when transactions.status <> 'SUCCESS' then 0
         when transactions.cashflow = 'MONEY_IN' then transactions.amount else -transactions.amount end as provider_amount,
    0 as ledger_amount, transactions.type = 'PAYMENT' as is_payment
  from private.provider_transactions as transactions
  union all
  select movements.reference, 0, movements.amount, false from private.provider_movements as movements
) as both_sides
group by reference;
comment on view private.reconciliation_sums is 'Per reference: what moved at the provider by its books, and by ours.';
grant select on private.reconciliation_sums to preloved_verbs;

create function api.admin_reconciliation_compare(p_run_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run private.reconciliation_runs;
begin
  select runs.* into v_run from private.reconciliation_runs as runs where runs.id = p_run_id;
  with touched as (
    select transactions.reference from private.provider_transactions as transactions
    where transactions.created_at between v_run.from_at and v_run.to_at
    union select movements.reference from private.provider_movements as movements
    where movements.created_at between v_run.from_at and v_run.to_at
    union select differences.reference from private.reconciliation_differences as differences where differences.status = 'open'
  ), compared as (
    select sums.* from private.reconciliation_sums as sums join touched using (reference)
  ), resolved as (
    update private.reconciliation_differences as differences set status = 'resolved', closed_at = private.now()
    from compared
    where differences.status = 'open' and compared.reference = differences.reference
      and compared.provider_amount = compared.ledger_amount
  )
  insert into private.reconciliation_differences as differences
    (reference, order_id, withdrawal_id, provider_amount, ledger_amount, counter_account, run_id)
  select compared.reference, orders.id, withdrawals.id, compared.provider_amount, compared.ledger_amount,
    case when compared.is_payment and compared.provider_amount > compared.ledger_amount
      then 'suspense' else 'adjustments' end::private.account_kind, p_run_id
  from compared
  left join public.orders on orders.reference = compared.reference
  left join private.withdrawals on withdrawals.id::text = compared.reference
  where compared.provider_amount <> compared.ledger_amount
  on conflict (reference) where status = 'open' do update
  set provider_amount = excluded.provider_amount, ledger_amount = excluded.ledger_amount,
      counter_account = excluded.counter_account, run_id = excluded.run_id;
  -- Most differences are news that did not reach us: these can be asked for.
  return (
    select coalesce(jsonb_agg(jsonb_build_object('invoice_id', coalesce(invoices.provider_id, boosts.provider_id),
      'payout_id', withdrawals.provider_payout_id)), '[]')
    from private.reconciliation_differences as differences
    left join private.invoices on invoices.order_id = differences.order_id
    left join private.boost_purchases as boosts on boosts.reference = differences.reference
    left join private.withdrawals on withdrawals.id = differences.withdrawal_id
    where differences.status = 'open' and differences.run_id = p_run_id
      and coalesce(invoices.provider_id, boosts.provider_id, withdrawals.provider_payout_id) is not null);
end
$$;
comment on function api.admin_reconciliation_compare(bigint) is
  'Writes down where the two books differ, closes what no longer does, and answers what can still be asked for.';
alter function api.admin_reconciliation_compare(bigint) owner to preloved_verbs;
grant execute on function api.admin_reconciliation_compare(bigint) to service_role;

create function api.admin_reconciliation_end(p_run_id bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run private.reconciliation_runs;
  v_tomorrow date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
begin
  update private.reconciliation_runs set finished_at = private.now() where id = p_run_id returning * into v_run;
  perform private.enqueue('reconcile', v_tomorrow::text, '{}', (v_tomorrow + time '03:00') at time zone 'Asia/Jakarta');
  return jsonb_build_object('transactions', v_run.transactions, 'drift', private.ledger_drift(),
    'differences', (select coalesce(jsonb_agg(private.difference_record(differences) order by differences.created_at, differences.id), '[]')
                    from private.reconciliation_differences as differences where differences.status = 'open'));
end
$$;
comment on function api.admin_reconciliation_end(bigint) is 'Ends a run, leaves the next one for three in the morning, and answers what stayed open.';
alter function api.admin_reconciliation_end(bigint) owner to preloved_verbs;
grant execute on function api.admin_reconciliation_end(bigint) to service_role;

-- The first run; each leaves the next.
select private.enqueue('reconcile', 'first', '{}', private.now() + interval '1 day');
