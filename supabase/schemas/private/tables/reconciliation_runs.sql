create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  -- The run reads transactions changed since then, and compares movements of the ledger since then.
  from_at timestamptz not null,
  -- Start of the run: once it has finished, all earlier changes are compared.
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now(),
  -- The provider's id of the last stored row of the list.
  after_id text,
  -- The ledger's movements from from_at until then are in private.reconciliation_references, or
  -- compared. Null: none.
  queued_until timestamptz,
  statement text not null,
  -- Key of a payment provider with its own statement: orders, boosts, withdrawals and refunds that
  -- began with it are compared by other runs.
  other_provider text
);
comment on table private.reconciliation_runs is
  'Comparisons of the ledger with the statement of a payment provider. A run without finished_at '
  'was interrupted: within a day it continues after its last page, later a new run starts at the '
  'end of the last finished one.';

grant select, insert, update on private.reconciliation_runs to preloved_api;
