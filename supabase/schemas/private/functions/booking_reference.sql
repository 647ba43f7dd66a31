create function private.booking_reference(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns text
language sql stable
return p_order_id || case p_direction when 'return' then ':return' else '' end;
