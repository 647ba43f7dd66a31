-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.shipping_book(p_order text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
  v_shipment private.shipments;
begin
  perform private.require_bookable(v_order);
  v_shipment := private.begin_booking(v_order, 'outbound');
  if v_shipment.shipper_order_id is null and private.caller_id() <> v_order.seller_id then
    perform private.audit(private.staff_caller('ops_admin'), p_act, 'order', v_order.id::text, null,
      jsonb_build_object('shipment_id', v_shipment.id));
  end if;
  return private.booking(v_order, v_shipment);
end
$function$;
