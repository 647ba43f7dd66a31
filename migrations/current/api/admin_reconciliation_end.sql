-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.admin_reconciliation_end(p_run_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
