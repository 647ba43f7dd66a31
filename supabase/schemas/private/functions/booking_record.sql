-- request: the booking request to the provider; null once there is a shipping order.
create function private.booking_record(
  p_order public.orders,
  p_shipment private.shipments
) returns jsonb
language plpgsql stable
as $$
declare
  v_is_return boolean := p_shipment.direction = 'return';
  v_sender public.order_actor := case when v_is_return then 'buyer' else 'seller' end;
  v_parcel record := private.parcel_of(p_order, p_shipment.direction);
  v_request jsonb;
begin
  if p_shipment.shipper_order_id is null then
    v_request := jsonb_build_object(
      'reference_id', private.booking_reference(p_shipment.order_id, p_shipment.direction),
      'courier_code', p_shipment.courier_code,
      'courier_service_code', p_shipment.courier_service_code,
      'item_name', v_parcel.item_name,
      'item_value', v_parcel.item_value,
      'weight_grams', v_parcel.weight_grams
    ) || (
      select jsonb_object_agg(
        case addresses.party when v_sender then 'origin' else 'destination' end,
        private.recipient_record(addresses, false))
      from private.order_addresses as addresses
      where addresses.order_id = p_order.id
    );
  end if;
  return jsonb_build_object(
    'order_id', p_shipment.order_id,
    'direction', p_shipment.direction,
    'shipper_order_id', p_shipment.shipper_order_id,
    'waybill', p_shipment.waybill,
    'request', v_request
  );
end
$$;
