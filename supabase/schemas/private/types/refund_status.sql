create type private.refund_status as enum ('HELD', 'PENDING', 'PAID', 'FAILED');
comment on type private.refund_status is
  'HELD: the provider has not answered yet. PENDING: it has accepted the refund. PAID: the '
  'payment channel took it. FAILED: the wallet got the money instead.';
