create table private.book_queue (
  id bigint primary key generated always as identity,
  transfer_id uuid,
  audit_id bigint
);
comment on table private.book_queue is
  'Rows to be sealed, written by the transaction that wrote them: whatever order transactions '
  'commit in, a committed row is here until it is sealed. Without constraints, for posting.';

grant insert on private.book_queue to preloved_ledger;
grant select, insert, delete on private.book_queue to preloved_api;
