-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.note_parcel_trouble(p_order orders, p_shipment private.shipments, p_status text, p_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_awaited boolean := case p_shipment.direction
    when 'return' then p_order.status = 'RETURN_APPROVED'
    else p_order.status in ('READY_TO_SHIP', 'SHIPPED') and p_order.tracking_number is not distinct from p_shipment.waybill end;
begin
  if v_awaited and p_status in ('courier_not_found', 'cancelled', 'rejected', 'returned', 'disposed') then
    perform private.open_case('parcel_trouble', p_shipment.shipper_order_id || ':' || p_status, p_order.id, p_details);
  end if;
end
$function$;
