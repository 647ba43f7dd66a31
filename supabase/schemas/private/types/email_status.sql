create type private.email_status as enum (
  'pending', 'sent', 'delayed', 'abandoned', 'delivered', 'failed', 'suppressed', 'bounced',
  'complained'
);
comment on type private.email_status is
  'Callbacks arrive in any order; the status of an e-mail only moves forward in this list. '
  'abandoned: the provider was down for longer than it keeps idempotency keys.';
