create type private.booked_shipment as (
  id text,
  tracking_id text,
  waybill text,
  price bigint,
  status text,
  label_address text
);
comment on type private.booked_shipment is
  'A shipping order as the shipping provider created it; price in rupiah.';
