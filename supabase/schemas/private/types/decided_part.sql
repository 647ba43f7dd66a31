create type private.decided_part as (decision text, amount bigint, beneficiary_id uuid);
comment on type private.decided_part is
  'What a decision of staff gives to one person: a kind of private.authorities, and rupiah.';
