-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_ledger, preloved_verbs.
CREATE OR REPLACE FUNCTION private.now()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  return pg_catalog.clock_timestamp();
end
$function$;
