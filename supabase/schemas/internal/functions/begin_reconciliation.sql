-- A run in four steps, each repeatable: begin, collect page by page, compare, end.
create function internal.begin_reconciliation() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => private.setting('reconciliation_days')::integer), private.now())
  returning * into v_run;
  return jsonb_build_object('run_id', v_run.id, 'from', internal.wire_time(v_run.from_at), 'to', internal.wire_time(v_run.to_at));
end
$$;
comment on function internal.begin_reconciliation() is 'Begins a run over the last days and says which.';
