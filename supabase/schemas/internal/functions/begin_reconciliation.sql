-- A run begins, records the provider's transactions page by page, queues the ledger's movements
-- piece by piece, compares the queue piece by piece, and finishes. Each step can be repeated.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_overlap constant interval := make_interval(days => private.setting('reconciliation_days')::int);
  v_run private.reconciliation_runs;
begin
  -- Its pages until after_id are stored. What changed since it began is read by the next run.
  select runs.*
  into v_run
  from private.reconciliation_runs as runs
  where runs.id = (select max(newest.id) from private.reconciliation_runs as newest)
    and runs.finished_at is null
    and runs.after_id is not null
    and runs.created_at > private.now() - interval '1 day';
  if v_run.id is not null then
    return private.reconciliation_run_record(v_run);
  end if;
  -- From the last finished run, however long ago that was, or from the first money on.
  insert into private.reconciliation_runs (from_at, to_at)
  select
    coalesce(
      private.reconciled_until(),
      (select min(transfers.created_at) from private.ledger_transfers as transfers),
      private.now()
    ) - v_overlap,
    private.now()
  returning * into v_run;
  return private.reconciliation_run_record(v_run);
end
$$;
comment on function internal.begin_reconciliation() is
  'Goes on with a run that was interrupted within a day, or starts one from the last finished on, '
  'with an overlap (setting reconciliation_days). Returns it.';
