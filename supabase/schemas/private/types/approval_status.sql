create type private.approval_status as enum ('pending', 'approved', 'rejected', 'lapsed');
comment on type private.approval_status is
  'lapsed: its proposer lost the role, or somebody that it concerns deleted their account. A '
  'pending one past expires_at is expired.';
