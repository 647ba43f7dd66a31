-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_ledger, preloved_verbs.
CREATE OR REPLACE FUNCTION private.now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select pg_catalog.clock_timestamp() $function$;
