-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.shipping_label_rendered(p_shipment_id uuid, p_path text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.shipments set label_path = p_path where id = p_shipment_id;
end
$function$;
