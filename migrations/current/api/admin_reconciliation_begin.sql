-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.admin_reconciliation_begin()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => private.setting('reconciliation_days')::integer), private.now())
  returning * into v_run;
  return jsonb_build_object('run_id', v_run.id, 'from', api.wire_time(v_run.from_at), 'to', api.wire_time(v_run.to_at));
end
$function$;
