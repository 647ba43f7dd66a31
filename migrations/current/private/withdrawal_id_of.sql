-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.withdrawal_id_of(p_external_id text)
 RETURNS uuid
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case when pg_catalog.pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
end
$function$;
