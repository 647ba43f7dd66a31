-- Money on its way from a wallet to a bank, through a payout link that the payment provider mails to its owner.
create type private.withdrawal_status as enum ('HELD', 'LINK_CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED');
comment on type private.withdrawal_status is
  'HELD and LINK_CREATED are in flight; PAID may still come back as RETURNED, and a link that we took for dead may still be PAID.';
