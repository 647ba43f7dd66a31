create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  -- Transactions that changed since then are read, and movements of the ledger since then compared.
  from_at timestamptz not null,
  -- Start of the run: after it finished, all changes until then are compared.
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now(),
  -- The provider's id of the last row of the list that was stored.
  after_id text,
  -- The ledger's movements from from_at until then are in private.reconciliation_references, or
  -- compared. Null: none are.
  queued_until timestamptz,
  statement text not null,
  -- Key of the payment provider with another statement: what began with it is compared by other
  -- runs.
  other_provider text
);
comment on table private.reconciliation_runs is
  'Comparisons of the ledger with the statement of a payment provider. A run without finished_at was '
  'interrupted: within a day it goes on after its last page, later a new one starts where the last '
  'finished run ended.';

grant select, insert, update on private.reconciliation_runs to preloved_api;
