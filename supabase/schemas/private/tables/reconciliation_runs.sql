create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now(),
  after_id text,
  queued_until timestamptz,
  statement text not null,
  other_provider text
);
comment on table private.reconciliation_runs is
  'Comparisons of the ledger with the statement of a payment provider. A run without finished_at was '
  'interrupted: within a day it goes on after its last page, later a new one starts where the last '
  'finished run ended.';
comment on column private.reconciliation_runs.other_provider is
  'Key of the payment provider with another statement: what began with it is compared by other runs.';
comment on column private.reconciliation_runs.from_at is
  'Transactions that changed since then are read, and movements of the ledger since then compared.';
comment on column private.reconciliation_runs.to_at is
  'Start of the run: after it finished, all changes until then are compared.';
comment on column private.reconciliation_runs.after_id is
  'The provider''s id of the last row of the list that was stored.';
comment on column private.reconciliation_runs.queued_until is
  'The ledger''s movements from from_at until then are in private.reconciliation_references, or '
  'compared. Null: none are.';

grant select, insert, update on private.reconciliation_runs to preloved_api;
