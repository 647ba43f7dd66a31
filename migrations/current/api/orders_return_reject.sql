-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_return_reject(p_order text, p_reason text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  if v_order.status <> 'RETURN_REQUESTED' then
    -- DELIVERED is also where a parcel arrives: a rejection without a request is no delivery.
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s: there is no return to reject.', v_order.status));
  end if;
  v_order := private.take_step(v_order, 'DELIVERED', p_reason, p_act);
  return private.order_record(v_order, private.caller_id());
end
$function$;
