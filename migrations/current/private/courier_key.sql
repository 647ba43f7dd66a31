-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.courier_key(p_shipment private.shipments)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return 'order:' || p_shipment.order_id || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
end
$function$;
