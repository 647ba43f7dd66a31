create function api.admin_reliability() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return private.reliability_signals() || jsonb_build_object(
    'dead_events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'seq', dead.seq, 'type', dead.type,
        'aggregate_id', dead.aggregate_id, 'error', dead.last_error, 'dead_at', internal.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select outbox.* from private.outbox where outbox.dead_at is not null order by outbox.dead_at limit 50) as dead),
    'dead_jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'kind', dead.kind, 'key', dead.key,
        'error', dead.last_error, 'dead_at', internal.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select jobs.* from private.jobs where jobs.dead_at is not null order by jobs.dead_at limit 50) as dead));
end
$$;
comment on function api.admin_reliability() is 'The signals, and the 50 oldest dead letters of each kind, for staff to redrive.';
