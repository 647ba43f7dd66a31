-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_jobs_redrive_matching(p_kind text, p_error text, p_limit integer, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(jobs.id order by jobs.dead_at))[:p_limit], count(*) into v_ids, v_total from private.jobs
  where jobs.dead_at is not null and (p_kind is null or jobs.kind = p_kind)
    and (p_error is null or position(lower(p_error) in lower(jobs.last_error)) > 0);
  return jsonb_build_object('redriven', private.redrive_jobs(v_staff, p_act, v_ids), 'matching', v_total);
end
$function$;
