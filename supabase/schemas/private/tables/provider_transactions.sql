create table private.provider_transactions (
  id text primary key,
  type text not null,
  status text not null,
  reference text not null,
  cashflow text not null check (cashflow in ('MONEY_IN', 'MONEY_OUT')),
  amount bigint not null,
  fee bigint not null,
  created_at timestamptz not null,
  -- When a run first read it, or last found a change that counts in private.reconciliation_sums.
  changed_at timestamptz not null default private.now(),
  -- How often its fee was booked; part of the keys of these transfers.
  fee_version integer not null default 0
);
comment on table private.provider_transactions is
  'The payment provider''s transactions as last read. Reconciliation sums them per reference and '
  'compares the sums with the ledger. A negative amount or fee is kept: it is a difference. Type '
  'and reference stay as first read: a change is a difference.';

create index provider_transactions_reference on private.provider_transactions (reference);
create index provider_transactions_chargebacks on private.provider_transactions (reference)
  where type like '%CHARGEBACK%';

grant select, insert, update on private.provider_transactions to preloved_api;
