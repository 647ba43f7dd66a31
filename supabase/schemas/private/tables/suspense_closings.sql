create table private.suspense_closings (
  -- The collation of the transfer's key: an index has one collation.
  key text collate "C" primary key references private.ledger_transfers (key) on delete restrict,
  account private.account_kind not null,
  -- The reference of the repayment in the provider's list.
  provider_reference text,
  evidence text not null check (char_length(evidence) between 3 and 1000),
  created_at timestamptz not null default private.now(),
  check ((account = 'provider_cash') = (provider_reference is not null))
);
comment on table private.suspense_closings is
  'Money that left suspense without reaching a wallet or an order: paid back outside, or kept, '
  'with the evidence.';

create index suspense_closings_provider_reference
  on private.suspense_closings (provider_reference) where provider_reference is not null;

grant select, insert on private.suspense_closings to preloved_api;
