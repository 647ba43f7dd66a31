create type private.approval_status as enum ('pending', 'approved', 'rejected', 'lapsed');
comment on type private.approval_status is
  'lapsed: the proposer lost the role, or a user concerned deleted their account. A pending '
  'proposal past expires_at is expired.';
