-- Returns the booking, with the request to the provider while there is no shipping order.
create function api.shipping_book(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'seller', 'staff');
  v_order constant public.orders := v_held.locked;
  v_shipment private.shipments;
begin
  perform private.require_bookable(v_order);
  v_shipment := private.ensure_shipment(v_order, 'outbound', private.now());
  if v_shipment.shipper_order_id is null and v_held.actor = 'staff' then
    perform private.audit(
      v_held.staff,
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
