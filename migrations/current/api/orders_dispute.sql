-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_dispute(p_order text, p_reason text, p_description text DEFAULT NULL::text, p_photos jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.take_step(v_order, 'DISPUTED', p_reason);
  update private.disputes set description = p_description, photos = coalesce(private.texts(p_photos), '{}') where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$function$;
