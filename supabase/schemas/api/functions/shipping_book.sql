create function api.shipping_book(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.lock_parcel_order(p_order, 'seller');
  v_shipment private.shipments;
begin
  perform private.require_bookable(v_order);
  v_shipment := private.begin_booking(v_order, 'outbound');
  if v_shipment.shipper_order_id is null and private.caller_id() <> v_order.seller_id then
    perform private.audit(
      private.staff_caller('ops_admin'),
      p_audit,
      'order',
      v_order.id::text,
      null,
      jsonb_build_object('shipment_id', v_shipment.id)
    );
  end if;
  return private.booking_record(v_order, v_shipment);
end
$$;
comment on function api.shipping_book(text, jsonb) is
  'Starts the booking of the outbound parcel and returns it, with the request to the provider '
  'while there is no shipping order. For the seller and staff.';
