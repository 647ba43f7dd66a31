-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.enqueue(p_kind text, p_key text, p_payload jsonb DEFAULT '{}'::jsonb, p_run_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.jobs (kind, key, lane, payload, run_at)
  values (p_kind, p_key,
    (select pg_catalog.split_part(p_key, ':', 1) from private.job_kinds where kind = p_kind and is_fifo),
    p_payload, coalesce(p_run_at, private.now()))
  on conflict on constraint jobs__once do nothing;
end
$function$;
