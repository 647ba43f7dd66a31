-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.begin_booking(p_order orders, p_direction private.shipment_direction)
 RETURNS private.shipments
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_shipment private.shipments := private.shipment_for(p_order, p_direction);
begin
  update private.shipments set booking_started_at = coalesce(booking_started_at, private.now())
  where id = v_shipment.id returning * into v_shipment;
  return v_shipment;
end
$function$;
