create function private.courier_transfer_key(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns text
language sql stable
return
  'order:' || p_order_id
  || case p_direction when 'return' then ':return_shipping' else ':shipping' end;
