-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_return_label_record(p_order text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
begin
  perform private.require_return(v_order);
  return (
    select jsonb_build_object('tracking_number', shipments.waybill, 'label_url', shipments.label_url)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'return');
end
$function$;
