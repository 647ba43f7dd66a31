-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_ledger, preloved_verbs.
CREATE OR REPLACE FUNCTION private.refuse(p_code text, p_message text, p_retry_after_seconds integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  raise exception using errcode = 'PV001', message = p_code, detail = p_message,
    hint = coalesce(p_retry_after_seconds::text, '');
end
$function$;
