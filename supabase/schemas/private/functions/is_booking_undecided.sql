-- Whether a shipping order may exist at the provider that we do not know.
create function private.is_booking_undecided(p_shipment private.shipments) returns boolean
language sql immutable
return
  p_shipment.booking_started_at is not null
  and p_shipment.shipper_order_id is null
  and p_shipment.cancelled_at is null;
