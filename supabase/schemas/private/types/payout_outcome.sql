create type private.payout_outcome as enum (
  'paid', 'failed', 'expired', 'cancelled', 'returned', 'in_suspense', 'known', 'unknown',
  'outdated'
);
comment on type private.payout_outcome is
  'The outcome of a payout link as fetched from the provider. The first five are the withdrawal''s '
  'new status. in_suspense: staff get a case. known: nothing new. unknown: not one of ours. '
  'outdated: another reading or a decision of staff came in between.';
