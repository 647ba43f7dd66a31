create type private.email_outcome as enum (
  'sent', 'delayed', 'delivered', 'failed', 'suppressed', 'bounced', 'complained', 'known',
  'unknown', 'erased'
);
comment on type private.email_outcome is
  'What a callback of the e-mail provider changed: the new status. known: nothing new. '
  'unknown: not one of ours. erased: its user has left.';
