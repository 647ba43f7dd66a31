-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.shipping_track(p_tracking_number text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders;
  v_shipment private.shipments;
begin
  -- Our own waybill first: a number that someone typed for another parcel must not hide it.
  select orders.* into v_order from public.orders
  left join private.shipments on shipments.order_id = orders.id
  where (orders.tracking_number = p_tracking_number or shipments.waybill = p_tracking_number)
    and (v_caller.id in (orders.buyer_id, orders.seller_id) or private.has_role(v_caller.id, 'ops_admin', 'administrator'))
  order by shipments.waybill is not distinct from p_tracking_number desc limit 1;
  if v_order.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such parcel.');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.waybill = p_tracking_number;
  return jsonb_build_object(
    'tracking_number', p_tracking_number, 'courier_code', v_order.courier_code,
    'status', coalesce(v_shipment.status, 'confirmed'),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('status', events.status, 'note', events.note,
        'at', api.wire_time(events.happened_at)) order by events.happened_at desc, events.id desc), '[]')
      from private.shipment_events as events where events.shipper_order_id = v_shipment.shipper_order_id));
end
$function$;
