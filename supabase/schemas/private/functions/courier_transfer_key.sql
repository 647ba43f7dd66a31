create function private.courier_transfer_key(p_shipment private.shipments) returns text
language sql stable
return
  'order:' || p_shipment.order_id
  || case p_shipment.direction when 'return' then ':return_shipping' else ':shipping' end;
