-- Returns the tracking number and the label's URL of a return parcel, both null until the courier
-- assigns a number. For buyer, seller and staff.
create function internal.return_label_result(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller', 'staff');
  v_order constant public.orders := v_held.locked;
begin
  perform private.require_return_label(v_order);
  return (
    select jsonb_build_object(
      'tracking_number', shipments.waybill,
      'label_url', shipments.label_url
    )
    from private.shipments
    where shipments.order_id = v_order.id
      and shipments.direction = 'return'
  );
end
$$;
grant execute on function internal.return_label_result(text) to authenticated;
