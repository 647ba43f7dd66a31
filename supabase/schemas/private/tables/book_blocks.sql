create table private.book_blocks (
  number integer primary key,
  previous_root bytea not null,
  row_count integer not null check (row_count > 0),
  -- SHA-256 over previous_root and the block's rows, in their order: docs/books.md has the format.
  root bytea not null,
  sealed_at timestamptz not null default private.now()
);
comment on table private.book_blocks is
  'Append-only: the rows that one transaction of POST /jobs/run sealed. Numbers have no gaps.';

grant select, insert on private.book_blocks to preloved_api;

create trigger book_blocks_are_append_only
  before update or delete or truncate on private.book_blocks
  for each statement execute function private.is_append_only();
