create type private.inbox_run_outcome as enum ('done', 'failed', 'idle');
comment on type private.inbox_run_outcome is
  'The outcome of a run of the finance inbox. failed: the event is retried later. idle: none is '
  'due.';
