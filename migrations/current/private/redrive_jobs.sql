-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.redrive_jobs(p_staff private.staff_member, p_act jsonb, p_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  with dead as (
    select jobs.* from private.jobs where jobs.id = any (p_ids) and jobs.dead_at is not null order by jobs.id for update
  ), redriven as (
    update private.jobs
    set dead_at = null, attempts = 0, run_at = private.now(), lease_token = null, leased_until = null
    from dead where jobs.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_act, 'job', dead.id::text,
      jsonb_build_object('kind', dead.kind, 'dead_at', api.wire_time(dead.dead_at), 'attempts', dead.attempts, 'error', dead.last_error),
      jsonb_build_object('attempts', 0))
  into v_count;
  return v_count;
end
$function$;
