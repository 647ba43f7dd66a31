-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.retry_seconds(p_kind text, p_attempts integer)
 RETURNS double precision
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_kind private.job_kinds;
begin
  select kinds.* into v_kind from private.job_kinds as kinds where kinds.kind = p_kind;
  return least(coalesce(v_kind.longest_retry_seconds, 3600),
      coalesce(v_kind.first_retry_seconds, 10) * 2 ^ least(p_attempts - 1, 20))
    * (0.8 + 0.4 * pg_catalog.random());
end
$function$;
