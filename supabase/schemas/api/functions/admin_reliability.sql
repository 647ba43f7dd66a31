create function api.admin_reliability() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_signals jsonb;
  v_events jsonb;
  v_jobs jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  select jsonb_agg(
    jsonb_build_object(
      'id', dead.id,
      'seq', dead.seq,
      'type', dead.type,
      'aggregate_id', dead.aggregate_id,
      'error', private.mask_emails(dead.last_error),
      'dead_at', internal.wire_time(dead.dead_at)
    )
    order by dead.dead_at
  )
  into v_events
  from (
    select outbox.*
    from private.outbox
    where outbox.dead_at is not null
    order by outbox.dead_at
    limit 50
  ) as dead;
  select jsonb_agg(
    jsonb_build_object(
      'id', dead.id,
      'kind', dead.kind,
      'key', dead.key,
      'error', private.mask_emails(dead.last_error),
      'dead_at', internal.wire_time(dead.dead_at)
    )
    order by dead.dead_at
  )
  into v_jobs
  from (
    select jobs.*
    from private.jobs
    where jobs.dead_at is not null
      and jobs.kind <> 'webhooks_handle'
    order by jobs.dead_at
    limit 50
  ) as dead;
  v_signals := private.reliability_signals();
  return v_signals || jsonb_build_object(
    'since', private.signals_since(v_signals),
    'off', private.features_off(),
    'clearing', private.clearing_accounts(),
    'reconciled_until', internal.wire_time(private.reconciled_until()),
    'dead_events', coalesce(v_events, '[]'),
    'dead_jobs', coalesce(v_jobs, '[]')
  );
end
$$;
