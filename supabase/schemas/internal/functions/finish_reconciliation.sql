-- Ends a run, schedules the next one for 03:00 in Jakarta, and returns the open differences.
create function internal.finish_reconciliation(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_tomorrow constant date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
  v_run private.reconciliation_runs;
begin
  update private.reconciliation_runs
  set finished_at = private.now()
  where id = p_run_id
  returning * into v_run;
  perform private.enqueue_job(
    'reconcile', v_tomorrow::text, '{}', (v_tomorrow + time '03:00') at time zone 'Asia/Jakarta'
  );
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
