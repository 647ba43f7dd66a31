create type private.voucher_changes as (
  max_discount bigint,
  min_total bigint,
  starts_at timestamptz,
  ends_at timestamptz,
  total_limit integer,
  per_user_limit integer,
  active boolean,
  budget bigint
);
comment on type private.voucher_changes is
  'The columns of private.vouchers that staff change once the voucher exists.';
