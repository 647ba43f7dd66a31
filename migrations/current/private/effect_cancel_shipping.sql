-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_cancel_shipping(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.enqueue('shipping_cancel', p_order.id::text,
    jsonb_build_object('order_id', p_order.id, 'shipper_order_id', shipments.shipper_order_id))
  from private.shipments where shipments.order_id = p_order.id;
end
$function$;
