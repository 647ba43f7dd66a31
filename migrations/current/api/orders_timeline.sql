-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_timeline(p_order text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
begin
  return (
    select jsonb_agg(jsonb_build_object('version', history.version, 'from', history.from_status, 'to', history.to_status,
      'actor', history.actor, 'reason', history.reason, 'at', api.wire_time(history.at)) order by history.version)
    from private.order_history as history where history.order_id = v_order.id);
end
$function$;
