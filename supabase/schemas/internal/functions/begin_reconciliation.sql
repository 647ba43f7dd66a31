-- A run takes four steps, and each can be repeated: begin, record the provider's transactions page
-- by page, find differences, finish.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_overlap constant interval := make_interval(days => private.setting('reconciliation_days')::int);
  v_run private.reconciliation_runs;
begin
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
  return jsonb_build_object('run_id', v_run.id, 'from', internal.wire_time(v_run.from_at));
end
$$;
comment on function internal.begin_reconciliation() is
  'Starts a run from the last finished one on, with an overlap (setting reconciliation_days), and '
  'returns it.';
