-- Committed before the provider is called, so that a booking whose answer is lost is looked for.
create function private.begin_booking(
  p_order public.orders,
  p_direction private.shipment_direction
) returns private.shipments
language sql volatile
return private.ensure_shipment(p_order, p_direction, private.now());
