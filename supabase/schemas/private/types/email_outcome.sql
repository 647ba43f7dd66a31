create type private.email_outcome as enum (
  'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'bounced', 'complained', 'known',
  'unknown', 'erased'
);
comment on type private.email_outcome is
  'The outcome of a callback of the e-mail provider: the new status. known: nothing new. '
  'unknown: not one of ours. erased: its user has left.';
