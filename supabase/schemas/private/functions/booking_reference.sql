create function private.booking_reference(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns text
language sql stable
return p_order_id || case p_direction when 'return' then ':return' else '' end;
comment on function private.booking_reference(uuid, private.shipment_direction) is
  'Our reference of a parcel at the shipping provider.';
