create table private.book_rows (
  block integer not null references private.book_blocks (number) on delete restrict,
  position integer not null,
  transfer_id uuid,
  audit_id bigint,
  -- Two bytes per field: with them npm run verify-books names the row and the field that differ.
  -- They prove nothing; the root of the block does.
  marks bytea not null,
  primary key (block, position),
  check (num_nonnulls(transfer_id, audit_id) = 1)
);
comment on table private.book_rows is
  'Append-only: one row per sealed ledger transfer (with its entries) or line of the audit log. '
  'Without foreign keys: the seal outlives a lost row.';

create unique index book_rows_transfer_id on private.book_rows (transfer_id)
  where transfer_id is not null;
create unique index book_rows_audit_id on private.book_rows (audit_id)
  where audit_id is not null;

grant select, insert on private.book_rows to preloved_api;

create trigger book_rows_are_append_only
  before update or delete or truncate on private.book_rows
  for each statement execute function private.is_append_only();
