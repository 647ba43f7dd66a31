create type private.shipment_update as (
  shipper_order_id text,
  shipment_id uuid,
  typed_number text,
  waybill text,
  scans private.shipment_scan[],
  price bigint,
  is_cancelled boolean
);
comment on type private.shipment_update is
  'What a callback or the provider''s answer says about a parcel. It names the parcel by '
  'shipper_order_id, or by shipment_id with the tracking number that the seller typed. price '
  '(rupiah) and is_cancelled come only from an answer to our own request, never from a callback.';
