create type private.shipment_outcome as enum ('noted', 'unfamiliar', 'unconfirmed', 'unknown');
comment on type private.shipment_outcome is
  'The outcome of a parcel''s update. unfamiliar: an unknown status. unconfirmed: the '
  'provider''s record does not show it. unknown: no such shipment.';
