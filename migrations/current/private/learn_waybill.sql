-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.learn_waybill(p_order orders, p_shipment private.shipments, p_waybill text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_waybill is null or p_shipment.waybill is not null then
    return;
  end if;
  update private.shipments set waybill = p_waybill, updated_at = private.now() where id = p_shipment.id;
  if p_shipment.direction = 'outbound' then
    perform private.give_waybill(p_order, p_waybill);
  end if;
end
$function$;
