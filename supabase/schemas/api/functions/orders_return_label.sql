-- Returns the booking, with the request to the provider while there is no shipping order.
create function api.orders_return_label(p_order text, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller', 'staff');
  v_order constant public.orders := v_held.locked;
  v_shipment private.shipments;
begin
  perform private.require_return_label(v_order);
  perform private.require_few_labels(v_order);
  v_shipment := private.ensure_shipment(v_order, 'return', private.now());
  if v_shipment.shipper_order_id is null then
    -- The request may end before the provider's answer is stored. Then the job finds the booking.
    perform private.enqueue_job(
      'shipping_book',
      v_order.id || ':return',
      jsonb_build_object('order_id', v_order.id, 'direction', 'return'),
      private.now() + interval '1 minute'
    );
    if v_held.actor = 'staff' then
      perform private.audit(
        v_held.staff,
        p_audit,
        'order',
        v_order.id::text,
        null,
        jsonb_build_object('shipment_id', v_shipment.id)
      );
    end if;
  end if;
  return private.booking_record(v_order, v_shipment);
end
$$;
