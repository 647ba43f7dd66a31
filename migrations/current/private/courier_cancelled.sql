-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.courier_cancelled(p_order orders, p_shipment private.shipments)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.shipments set cancelled_at = private.now(), updated_at = private.now()
  where id = p_shipment.id and cancelled_at is null;
  if found then
    perform private.post_courier(p_order, p_shipment, -1);
    if p_shipment.direction = 'outbound' then
      perform private.note_unspent_fee(p_order);
    end if;
  end if;
end
$function$;
