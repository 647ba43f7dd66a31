create table private.ledger_entries (
  transfer_id uuid not null references private.ledger_transfers (id) on delete restrict,
  account_id bigint not null references private.ledger_accounts (id) on delete restrict,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  -- Number of the entry within its account: 1, 2, 3 without gaps.
  version bigint not null,
  created_at timestamptz not null default private.now(),
  -- Includes the columns that a list of an account's transfers reads.
  primary key (account_id, version) include (transfer_id, created_at)
);
comment on table private.ledger_entries is
  'Append-only: one account''s part of a transfer, with the balance after it.';

create index ledger_entries_transfer_id on private.ledger_entries (transfer_id);

grant select, insert on private.ledger_entries to preloved_ledger;
grant select on private.ledger_entries to preloved_api;

create trigger ledger_entries_are_append_only
  before update or delete or truncate on private.ledger_entries
  for each statement execute function private.is_append_only();
