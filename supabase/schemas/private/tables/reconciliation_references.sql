create table private.reconciliation_references (
  reference text not null,
  statement text not null,
  primary key (statement, reference)
);
comment on table private.reconciliation_references is
  'References that reconciliation has still to compare once a statement is read: of its rows, of new '
  'movements of the ledger, and of open differences. A piece deletes what it compared, so a run that '
  'was killed goes on with the rest.';

grant select, insert, update, delete on private.reconciliation_references to preloved_api;
