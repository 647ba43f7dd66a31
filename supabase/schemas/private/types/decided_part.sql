create type private.decided_part as (decision text, amount bigint, beneficiary_id uuid);
comment on type private.decided_part is
  'One person''s benefit from a decision of staff: a kind of private.authorities, and rupiah.';
