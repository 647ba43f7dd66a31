create table private.book_chain (
  singleton boolean primary key default true check (singleton),
  -- Names this chain in the events for the finance portal: another chain has another id.
  id uuid not null default gen_random_uuid(),
  last_block integer not null default 0,
  -- Hash of the last sealed row; zeros before the first.
  root bytea not null default decode(repeat('00', 32), 'hex'),
  row_count bigint not null default 0,
  -- The last Jakarta day whose root was published to the finance portal.
  last_day date not null default ((private.now() at time zone 'Asia/Jakarta')::date - 1),
  -- Days published, which is the version of the last event.
  day_count integer not null default 0,
  -- Marketplace time of the next block: ten minutes after the queue was empty.
  next_at timestamptz not null default private.now()
);
comment on table private.book_chain is
  'One row: the end of the chain of sealed blocks. Sealing holds its lock; posting never reads '
  'it. docs/books.md describes the hashes.';

grant select, update on private.book_chain to preloved_api;

insert into private.book_chain default values;
