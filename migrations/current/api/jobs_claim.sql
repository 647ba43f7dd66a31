-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.jobs_claim(p_limit integer, p_lease_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_now timestamptz := private.now();
  v_claimed jsonb;
begin
  with due as (
    select jobs.id from private.jobs
    where jobs.finished_at is null and jobs.dead_at is null and jobs.run_at <= v_now
      and (jobs.leased_until is null or jobs.leased_until < clock_timestamp())
    order by jobs.run_at
    limit p_limit
    for update skip locked
  ), claimed as (
    update private.jobs
    set lease_token = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        attempts = jobs.attempts + 1
    from due where jobs.id = due.id
    returning jobs.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'key', claimed.key,
    'payload', claimed.payload, 'attempts', claimed.attempts, 'lease_token', claimed.lease_token)
    order by claimed.run_at), '[]')
  into v_claimed from claimed;
  return v_claimed;
end
$function$;
