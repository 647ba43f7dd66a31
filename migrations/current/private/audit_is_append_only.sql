-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: nobody else.
CREATE OR REPLACE FUNCTION private.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'The audit log is append-only.';
end
$function$;
