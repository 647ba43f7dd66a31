-- Returns the tracking number and the label's URL of a return parcel, both null until the courier
-- assigns a number. For buyer, seller and staff.
create function internal.return_label_result(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller', 'staff');
  v_shipment constant private.shipments := private.require_return_label(v_held.locked);
begin
  return jsonb_build_object(
    'tracking_number', v_shipment.waybill,
    'label_url', private.label_url(v_shipment));
end
$$;
grant execute on function internal.return_label_result(text) to authenticated;
