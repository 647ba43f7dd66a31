create type private.withdrawal_status as enum (
  'HELD', 'LINK_CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED'
);
comment on type private.withdrawal_status is
  'HELD and LINK_CREATED are in progress. PAID may still become RETURNED, and EXPIRED or '
  'FAILED may still become PAID.';
