-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_lapse_return(p_order orders)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.shipments
             where shipments.order_id = p_order.id and shipments.direction = 'return' and shipments.scanned_at is not null) then
    return 'A carrier has the parcel: it is on its way back.';
  end if;
  return null;
end
$function$;
