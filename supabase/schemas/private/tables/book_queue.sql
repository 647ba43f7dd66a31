create table private.book_queue (
  id bigint primary key generated always as identity,
  transfer_id uuid,
  audit_id bigint
);
comment on table private.book_queue is
  'Rows to be sealed, written by the transaction that wrote them: whatever order transactions '
  'commit in, a committed row is here until it is sealed. Without constraints, for posting.';

alter table private.book_queue enable row level security;
create policy insert_ledger on private.book_queue
  for insert to preloved_ledger
  with check (true);
create policy all_api on private.book_queue
  for all to preloved_api
  using (true)
  with check (true);
grant insert on private.book_queue to preloved_ledger;
grant select, insert, delete on private.book_queue to preloved_api;
