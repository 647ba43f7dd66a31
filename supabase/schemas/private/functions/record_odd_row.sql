create function private.record_odd_row(
  p_run_id bigint,
  p_id text,
  p_problem text
) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into private.reconciliation_differences (
    reference, provider_amount, ledger_amount, counter_account, run_id, problem
  )
  select 'row:' || p_id, 0, 0, 'adjustments', p_run_id, p_problem
  -- The same row, which staff have looked at.
  where not exists (
    select
    from private.reconciliation_differences as known
    where known.reference = 'row:' || p_id
      and known.status = 'approved'
      and known.problem = p_problem
  )
  on conflict (reference) where status = 'open' do update
  set problem = excluded.problem, run_id = excluded.run_id
$$;
comment on function private.record_odd_row(bigint, text, text) is
  'Stores a row of the provider''s list that cannot be read as a difference that staff look at.';
