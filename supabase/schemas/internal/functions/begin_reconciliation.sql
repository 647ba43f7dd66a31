-- Resumes a run of this statement that was interrupted within a day, or starts one from the end of
-- the last finished run, with an overlap (setting reconciliation_days). A run begins, records the
-- provider's transactions page by page, queues the ledger's movements piece by piece, compares the
-- queue piece by piece, and finishes. Each step can be repeated.
create function internal.begin_reconciliation(
  p_statement text,
  p_other_provider text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_overlap constant interval := make_interval(days => private.setting('reconciliation_days')::int);
  v_run private.reconciliation_runs;
begin
  -- Its pages until after_id are stored. The next run reads changes since its beginning.
  select runs.*
  into v_run
  from private.reconciliation_runs as runs
  where runs.id = (
      select max(newest.id)
      from private.reconciliation_runs as newest
      where newest.statement = p_statement
    )
    and runs.finished_at is null
    and runs.after_id is not null
    and runs.created_at > private.now() - interval '1 day';
  if v_run.id is null then
    insert into private.reconciliation_runs (from_at, to_at, statement, other_provider)
    select
      coalesce(
        -- From the end of the last finished run, however long ago,
        max(runs.to_at)
          filter (where runs.statement = p_statement and runs.finished_at is not null),
        -- of a new provider from the start of its first run, because nothing of it was compared,
        min(runs.from_at) filter (where runs.statement = p_statement) + v_overlap,
        max(runs.to_at) filter (where runs.finished_at is not null),
        -- or from the first transfer.
        (select min(transfers.created_at) from private.ledger_transfers as transfers),
        private.now()
      ) - v_overlap,
      private.now(),
      p_statement,
      p_other_provider
    from private.reconciliation_runs as runs
    returning * into v_run;
  end if;
  return jsonb_build_object(
    'run_id', v_run.id,
    'from', internal.wire_time(v_run.from_at),
    'after', v_run.after_id);
end
$$;
