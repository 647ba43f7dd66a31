-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.shipment_of(p_tracking_number text, p_caller uuid)
 RETURNS private.shipments
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_order public.orders;
  v_shipment private.shipments;
begin
  select orders.* into v_order from public.orders
  left join private.shipments on shipments.order_id = orders.id and shipments.waybill = p_tracking_number
  where (shipments.id is not null or orders.tracking_number = p_tracking_number)
    and (p_caller in (orders.buyer_id, orders.seller_id) or private.has_role(p_caller, 'ops_admin', 'administrator'))
  -- Our own waybill first: a number that someone typed for another parcel must not hide it.
  order by shipments.id is null limit 1;
  if v_order.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such parcel.');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.waybill = p_tracking_number;
  if v_shipment.id is null then
    v_shipment := private.shipment_for(v_order, 'outbound');
  end if;
  return v_shipment;
end
$function$;
