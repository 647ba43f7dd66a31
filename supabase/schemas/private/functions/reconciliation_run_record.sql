create function private.reconciliation_run_record(
  p_run private.reconciliation_runs
) returns jsonb
language sql stable
return jsonb_build_object(
  'run_id', p_run.id,
  'from', internal.wire_time(p_run.from_at),
  'after', p_run.after_id);
