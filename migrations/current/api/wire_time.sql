-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: anon, authenticated, preloved_ledger, preloved_verbs, service_role.
CREATE OR REPLACE FUNCTION api.wire_time(p_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
begin
  return pg_catalog.to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end
$function$;
