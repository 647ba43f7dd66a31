-- Ends a run, schedules the next one for 03:00 in Jakarta, and returns the open differences.
create function internal.finish_reconciliation(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_run private.reconciliation_runs;
begin
  update private.reconciliation_runs
  set finished_at = private.now()
  where id = p_run_id
  returning * into v_run;
  perform private.enqueue_nightly('reconcile', '03:00');
  return jsonb_build_object(
    'transactions', v_run.transactions,
    'drift', private.ledger_drift(),
    'differences', to_jsonb(array(
      select private.difference_record(differences)
      from private.reconciliation_differences as differences
      where differences.status = 'open'
      order by differences.created_at, differences.id)));
end
$$;
