create table private.reconciliation_references (
  reference text not null,
  statement text not null,
  primary key (statement, reference)
);
comment on table private.reconciliation_references is
  'References that reconciliation still has to compare after it has read a statement: of its '
  'rows, of new movements of the ledger, and of open differences. Each piece deletes what it '
  'compared, so an interrupted run continues with the rest.';

grant select, insert, update, delete on private.reconciliation_references to preloved_api;
