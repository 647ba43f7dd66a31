create table private.book_queue (
  id bigint primary key generated always as identity,
  transfer_id uuid,
  audit_id bigint
);
comment on table private.book_queue is
  'Rows to be sealed, inserted by the transaction of the row: in any order of commits, a '
  'committed row stays here until it is sealed. Without constraints, to keep posting fast.';

grant insert on private.book_queue to preloved_ledger;
grant select, insert, delete on private.book_queue to preloved_api;
