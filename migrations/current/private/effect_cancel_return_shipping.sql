-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.effect_cancel_return_shipping(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.cancel_courier(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'return'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null;
end
$function$;
