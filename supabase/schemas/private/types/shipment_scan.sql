create type private.shipment_scan as (status text, note text, happened_at timestamptz);
comment on type private.shipment_scan is
  'One tracking event of a parcel; without happened_at the time of receipt counts.';
