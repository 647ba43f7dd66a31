create type private.deadline_outcome as enum ('moved', 'case', 'stale');
comment on type private.deadline_outcome is
  'The outcome of an order''s deadline. moved: to its next status. case: a precondition does not '
  'hold, staff decide. stale: the order has moved on; nothing.';
