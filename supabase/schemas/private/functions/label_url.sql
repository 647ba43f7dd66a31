-- The URL of a parcel's label. Null until the courier assigns a number.
create function private.label_url(p_shipment private.shipments) returns text
language sql immutable
return case when p_shipment.waybill is not null then p_shipment.label_address end;
