create type private.list_cursor as (
  at timestamptz,
  id uuid
);
comment on type private.list_cursor is
  'The time and id of the last row before a page of a list, newest first.';
