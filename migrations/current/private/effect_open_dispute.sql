-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_open_dispute(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.disputes (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version;
end
$function$;
