create type private.inbox_run_outcome as enum ('done', 'failed', 'idle');
comment on type private.inbox_run_outcome is
  'What a run of the finance inbox did. failed: the event is retried later. idle: none is due.';
