create table private.provider_transactions (
  id text primary key,
  type text not null,
  status text not null,
  reference text not null,
  cashflow text not null check (cashflow in ('MONEY_IN', 'MONEY_OUT')),
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  created_at timestamptz not null,
  seen_at timestamptz not null default private.now()
);
comment on table private.provider_transactions is
  'The payment provider''s transactions as last read. Reconciliation sums them per reference '
  'and compares the sums with the ledger.';

create index provider_transactions_reference on private.provider_transactions (reference);
create index provider_transactions_created_at on private.provider_transactions (created_at);

alter table private.provider_transactions enable row level security;
create policy all_api on private.provider_transactions
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.provider_transactions to preloved_api;
