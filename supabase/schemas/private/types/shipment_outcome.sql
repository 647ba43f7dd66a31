create type private.shipment_outcome as enum ('noted', 'unfamiliar', 'unconfirmed', 'unknown');
comment on type private.shipment_outcome is
  'What became of a parcel''s update. unfamiliar: a status that we do not know. '
  'unconfirmed: the provider''s record does not show it. unknown: no such shipment.';
