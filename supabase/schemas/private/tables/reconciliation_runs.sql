create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table private.reconciliation_runs is
  'Comparisons of the ledger with the provider''s transactions. A run without finished_at was '
  'interrupted.';

alter table private.reconciliation_runs enable row level security;
create policy all_api on private.reconciliation_runs
  for all to preloved_api
  using (true)
  with check (true);
grant select, insert, update on private.reconciliation_runs to preloved_api;
