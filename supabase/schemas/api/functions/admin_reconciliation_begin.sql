-- A run in four steps, each repeatable: begin, collect page by page, compare, end.
create function api.admin_reconciliation_begin() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run private.reconciliation_runs;
begin
  insert into private.reconciliation_runs (from_at, to_at)
  values (private.now() - make_interval(days => private.setting('reconciliation_days')::integer), private.now())
  returning * into v_run;
  return jsonb_build_object('run_id', v_run.id, 'from', api.wire_time(v_run.from_at), 'to', api.wire_time(v_run.to_at));
end
$$;
comment on function api.admin_reconciliation_begin() is 'Begins a run over the last days and says which.';
alter function api.admin_reconciliation_begin() owner to preloved_verbs;
grant execute on function api.admin_reconciliation_begin() to service_role;
