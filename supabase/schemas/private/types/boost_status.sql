create type private.boost_status as enum ('CREATING', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'PARKED', 'REFUNDED');
comment on type private.boost_status is 'Where the purchase of a boost stands: CREATING while its invoice is being made, PARKED when money came that staff decide about.';
