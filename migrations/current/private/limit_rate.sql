-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.limit_rate(p_action text, p_subject text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_window record;
begin
  select * into strict v_window from private.limit_rates(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.refuse('RATE_LIMITED',
      pg_catalog.format('That was too often: try again in %s seconds.', v_window.retry_after_seconds), v_window.retry_after_seconds);
  end if;
end
$function$;
