-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.is_first_in_lane(p_job private.jobs)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind and earlier.lane = p_job.lane and earlier.position < p_job.position
      and earlier.finished_at is null and earlier.dead_at is null);
end
$function$;
