create function internal.finish_reconciliation(p_run_id bigint) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_run private.reconciliation_runs;
  v_tomorrow date := (private.now() at time zone 'Asia/Jakarta')::date + 1;
begin
  update private.reconciliation_runs set finished_at = private.now() where id = p_run_id returning * into v_run;
  perform private.enqueue_job('reconcile', v_tomorrow::text, '{}', (v_tomorrow + time '03:00') at time zone 'Asia/Jakarta');
  return jsonb_build_object('transactions', v_run.transactions, 'drift', private.ledger_drift(),
    'differences', (select coalesce(jsonb_agg(private.difference_record(differences) order by differences.created_at, differences.id), '[]')
                    from private.reconciliation_differences as differences where differences.status = 'open'));
end
$$;
comment on function internal.finish_reconciliation(bigint) is 'Ends a run, leaves the next one for three in the morning, and answers what stayed open.';
