-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.enqueue_anew(p_kind text, p_key text, p_payload jsonb, p_run_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.enqueue(p_kind, p_key, p_payload, p_run_at);
  update private.jobs
  set finished_at = null, dead_at = null, attempts = 0, run_at = coalesce(p_run_at, private.now()), lease_token = null, leased_until = null
  where jobs.kind = p_kind and jobs.key = p_key;
end
$function$;
