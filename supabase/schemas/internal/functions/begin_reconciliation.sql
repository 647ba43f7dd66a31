-- A run takes four steps, and each can be repeated: begin, record the provider's transactions page
-- by page, find differences, finish.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_days constant integer := private.setting('reconciliation_days');
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => v_days), private.now())
  returning * into v_run;
  return jsonb_build_object(
    'run_id', v_run.id,
    'from', internal.wire_time(v_run.from_at),
    'to', internal.wire_time(v_run.to_at)
  );
end
$$;
comment on function internal.begin_reconciliation() is
  'Starts a run over the last days (setting reconciliation_days) and returns its period.';
