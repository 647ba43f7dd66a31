-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_return_approve(p_order text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, 'seller', 'staff');
begin
  v_order := private.take_step(v_order, 'RETURN_APPROVED', null, p_act);
  return private.order_record(v_order, private.caller_id());
end
$function$;
