-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.jobs_finish(p_job_id uuid, p_lease_token uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.jobs
  set finished_at = coalesce(finished_at, private.now()), lease_token = null, leased_until = null, last_error = null
  where id = p_job_id and lease_token = p_lease_token;
  return found;
end
$function$;
