-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.orders_return_label(p_order text, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_order public.orders := private.parcel_order(p_order, 'buyer', 'seller');
  v_shipment private.shipments;
begin
  perform private.require_return(v_order);
  v_shipment := private.begin_booking(v_order, 'return');
  if v_shipment.shipper_order_id is null then
    -- Whoever asks may die before the broker's answer is written down; then the job finds it.
    perform private.enqueue('shipping_book', v_order.id || ':return',
      jsonb_build_object('order_id', v_order.id, 'direction', 'return'), private.now() + interval '1 minute');
    if private.caller_id() not in (v_order.buyer_id, v_order.seller_id) then
      perform private.audit(private.staff_caller('ops_admin'), p_act, 'order', v_order.id::text, null,
        jsonb_build_object('shipment_id', v_shipment.id));
    end if;
  end if;
  return private.booking(v_order, v_shipment);
end
$function$;
