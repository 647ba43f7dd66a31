create function api.shipping_waybill(p_order text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.parcel_order(p_order, 'seller');
begin
  perform private.require_bookable(v_order);
  -- Nothing that moves with the parcel is in it: with a waybill the answer is the same bytes for ever.
  return (
    select jsonb_build_object('order_id', v_order.id, 'tracking_number', shipments.waybill, 'label_url', shipments.label_url,
      'courier_code', shipments.courier_code, 'courier_service_code', shipments.courier_service_code,
      'shipper_order_id', shipments.shipper_order_id, 'status', shipments.booked_status)
    from private.shipments where shipments.order_id = v_order.id and shipments.direction = 'outbound');
end
$$;
comment on function api.shipping_waybill(text) is 'The courier that was booked for the order, its number and its label; seller or staff.';
