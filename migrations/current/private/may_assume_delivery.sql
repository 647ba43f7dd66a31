-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_assume_delivery(p_order orders)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not exists (select from private.shipments
                 where shipments.order_id = p_order.id and shipments.direction = 'outbound' and shipments.scanned_at is not null) then
    return 'No carrier has scanned the parcel.';
  end if;
  return null;
end
$function$;
