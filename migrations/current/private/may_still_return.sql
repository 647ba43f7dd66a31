-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_still_return(p_order orders)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'A return of it has been requested before; a dispute is still open to you.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => private.setting('return_window_minutes')::integer) then
    return 'The time in which a return could be requested is over.';
  end if;
  return null;
end
$function$;
