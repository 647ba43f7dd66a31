create type private.shipment_outcome as enum ('noted', 'unfamiliar', 'unknown');
comment on type private.shipment_outcome is
  'What became of a parcel''s update. unfamiliar: a status that we do not know. unknown: no such '
  'shipment.';
