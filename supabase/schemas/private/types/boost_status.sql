create type private.boost_status as enum (
  'CREATING', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'PARKED', 'REFUNDED'
);
comment on type private.boost_status is
  'Status of a boost purchase. CREATING: its invoice is being created. PARKED: money arrived, '
  'and staff must decide about it.';
