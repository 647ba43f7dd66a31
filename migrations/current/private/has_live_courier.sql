-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.has_live_courier(p_order_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from private.shipments
    where shipments.order_id = p_order_id and shipments.direction = 'outbound'
      and shipments.shipper_order_id is not null and shipments.cancelled_at is null);
end
$function$;
