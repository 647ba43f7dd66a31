-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.jobs_extend(p_job_id uuid, p_lease_token uuid, p_lease_seconds integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.jobs set leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_job_id and lease_token = p_lease_token and finished_at is null;
  return found;
end
$function$;
