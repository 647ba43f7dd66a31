-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_reject_return(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.returns set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version;
end
$function$;
