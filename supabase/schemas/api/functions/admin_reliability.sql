create function api.admin_reliability() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_signals jsonb;
  v_since jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select
    jsonb_object_agg(signals.name, signals.value),
    jsonb_object_agg(signals.name, internal.wire_time(signals.since))
      filter (where signals.value > 0 and signals.since is not null)
  into v_signals, v_since
  from private.reliability_signals() as signals;
  return v_signals || jsonb_build_object(
    'since', coalesce(v_since, '{}'),
    'off', private.features_off(),
    'clearing', private.clearing_accounts(),
    'reconciled_until', internal.wire_time(private.reconciled_until()),
    'dead_events', to_jsonb(array(
      select jsonb_build_object(
        'id', outbox.id,
        'seq', outbox.seq,
        'type', outbox.type,
        'aggregate_id', outbox.aggregate_id,
        'error', private.mask_emails(outbox.last_error),
        'dead_at', internal.wire_time(outbox.dead_at))
      from private.outbox
      where outbox.dead_at is not null
      order by outbox.dead_at
      limit 50)),
    'dead_jobs', to_jsonb(array(
      select jsonb_build_object(
        'id', jobs.id,
        'kind', jobs.kind,
        'key', jobs.key,
        'error', private.mask_emails(jobs.last_error),
        'dead_at', internal.wire_time(jobs.dead_at))
      from private.jobs
      where jobs.dead_at is not null
        and jobs.kind <> 'webhooks_handle'
      order by jobs.dead_at
      limit 50)));
end
$$;
