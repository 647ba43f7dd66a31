-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_reliability()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  return private.reliability_signals() || jsonb_build_object(
    'dead_events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'seq', dead.seq, 'type', dead.type,
        'aggregate_id', dead.aggregate_id, 'error', dead.last_error, 'dead_at', api.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select outbox.* from private.outbox where outbox.dead_at is not null order by outbox.dead_at limit 50) as dead),
    'dead_jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dead.id, 'kind', dead.kind, 'key', dead.key,
        'error', dead.last_error, 'dead_at', api.wire_time(dead.dead_at)) order by dead.dead_at), '[]')
      from (select jobs.* from private.jobs where jobs.dead_at is not null order by jobs.dead_at limit 50) as dead));
end
$function$;
