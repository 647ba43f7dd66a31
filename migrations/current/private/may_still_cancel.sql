-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_still_cancel(p_order orders)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if p_order.paid_at < private.now() - make_interval(mins => private.setting('cancel_window_minutes')::integer) then
    return 'The time in which you could cancel a paid order is over.';
  end if;
  return null;
end
$function$;
