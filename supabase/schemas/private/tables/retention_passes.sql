create table private.retention_passes (
  relation text primary key check (char_length(relation) <= 130)
    references private.retention (relation) on delete cascade,
  next_page bigint not null default 0,
  -- The Jakarta day on which a pass last reached the end of the table.
  ended_on date,
  -- Deleted rows of all passes.
  deleted bigint not null default 0
);
comment on table private.retention_passes is
  'The progress of the nightly deletion of finished rows in each table: by pages, so that it '
  'needs no index and reads each page once a night.';

grant select, insert, update on private.retention_passes to preloved_api;
