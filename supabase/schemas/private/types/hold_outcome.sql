create type private.hold_outcome as enum ('posted', 'voided', 'expired');
comment on type private.hold_outcome is
  'The end of a hold. posted: the money went to its destination. voided or expired: it came '
  'back.';
