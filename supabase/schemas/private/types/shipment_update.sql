create type private.shipment_update as (
  shipper_order_id text,
  shipment_id uuid,
  typed_number text,
  waybill text,
  scans private.shipment_scan[],
  price bigint,
  is_cancelled boolean,
  claimed text
);
comment on type private.shipment_update is
  'The provider''s record about a parcel. It names the parcel by shipper_order_id, or by '
  'shipment_id with the tracking number that the seller typed. price in rupiah. claimed: the '
  'status in the callback that caused the query; it is only compared, never applied.';
