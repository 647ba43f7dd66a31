create type private.provider_invoice as (
  id text,
  external_id text,
  status text,
  url text,
  expires_at text,
  paid_amount bigint,
  payment_id text
);
comment on type private.provider_invoice is
  'An invoice as fetched from the payment provider. external_id is our reference; paid_amount is '
  'the total received so far in rupiah, null for nothing, and may be set on an expired invoice.';
