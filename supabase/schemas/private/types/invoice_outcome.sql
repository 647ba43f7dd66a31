create type private.invoice_outcome as enum (
  'paid', 'expired', 'refunded', 'in_suspense', 'known', 'unknown'
);
comment on type private.invoice_outcome is
  'The outcome of an invoice as fetched from the provider. refunded: to the payer''s wallet. '
  'in_suspense: staff decide about the money. known: nothing new. unknown: not one of ours.';
