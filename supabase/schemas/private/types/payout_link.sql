create type private.payout_link as (
  id text,
  external_id text,
  amount bigint,
  status text,
  state text,
  url text,
  expires_at timestamptz,
  failure_reason text
);
comment on type private.payout_link is
  'A payout link as fetched from the provider. external_id is the withdrawal''s id; status is the '
  'provider''s word, state is ours (PayoutState in shared/providers/payment/port.ts).';
