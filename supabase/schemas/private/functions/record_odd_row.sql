create function private.record_odd_row(
  p_run_id bigint,
  p_id text,
  p_problem text
) returns void
language plpgsql volatile
as $$
begin
  insert into private.reconciliation_differences (
    reference, provider_amount, ledger_amount, counter_account, run_id, problem,
    statement
  )
  select 'row:' || p_id, 0, 0, 'adjustments', runs.id, p_problem, runs.statement
  from private.reconciliation_runs as runs
  where runs.id = p_run_id
    -- Staff have judged this row already.
    and not exists (
      select
      from private.reconciliation_differences as known
      where known.reference = 'row:' || p_id
        and known.status = 'approved'
        and known.problem = p_problem
    )
  on conflict (reference) where status = 'open' do update
  set problem = excluded.problem, run_id = excluded.run_id;
  if found then
    perform private.open_case(
      'odd_transaction', p_id, null, jsonb_build_object('problem', p_problem)
    );
  end if;
end
$$;
