-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.ai_day()
 RETURNS date
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  return (private.now() at time zone 'Asia/Jakarta')::date;
end
$function$;
