create function api.shipping_label(p_order text, p_direction text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_shipment private.shipments;
  v_back boolean := p_direction = 'return';
begin
  if v_back then
    v_order := private.parcel_order(p_order, 'buyer', 'seller');
  else
    v_order := private.parcel_order(p_order, 'seller');
  end if;
  select shipments.* into v_shipment from private.shipments
  where shipments.order_id = v_order.id and shipments.direction = p_direction::private.shipment_direction;
  if v_shipment.waybill is null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s, and this parcel has no tracking number yet.', v_order.status));
  end if;
  return jsonb_build_object(
    'shipment_id', v_shipment.id, 'path', v_shipment.label_path,
    'label', jsonb_build_object(
      'reference', v_order.reference, 'waybill', v_shipment.waybill, 'is_return', v_back,
      'courier_code', v_shipment.courier_code, 'courier_service_code', v_shipment.courier_service_code,
      'item', v_order.listing_title, 'weight_grams', v_order.weight_grams,
      'sender', private.parcel_address(v_order.id, case when v_back then 'buyer' else 'seller' end),
      'recipient', private.parcel_address(v_order.id, case when v_back then 'seller' else 'buyer' end)));
end
$$;
comment on function api.shipping_label(text, text) is
  'What stands on a parcel''s label, and where it lies once it was rendered. Outbound: seller and staff; return: the buyer too.';
