create table private.personal_data (
  relation text not null,
  -- The column with the user's id, or a row of private.personal_owners.
  owner text not null,
  columns text[] not null,
  -- The effect of the account's deletion. cleared: null, or empty where null is forbidden; derived:
  -- a trigger computes the column from others; kept: it identifies nobody after the other erasures,
  -- or it is sealed.
  on_leaving text not null check (
    on_leaving = any ('{kept,cleared,replaced,row_deleted,derived,elsewhere}')
  ),
  -- replaced: by this expression on the row, $1 the user and $2 the random alias; elsewhere: the
  -- function or job that erases it.
  by text,
  -- Its field in GET /auth/me/export: a section of private.personal_exports, or a part from another
  -- operation. null: nowhere.
  exported text,
  -- The private function that masks it for staff in lists and details; hidden: only an audited
  -- opening shows it.
  masked text,
  primary key (relation, owner, columns),
  check ((by is not null) = (on_leaving = any ('{replaced,elsewhere}')))
);
comment on table private.personal_data is
  'The personal data by column: its owner, the effect of the account''s deletion, its place in '
  'the export, and its mask for staff. Each table''s file has its rows. '
  'private.erasing_statements uses it; a column of a user''s table without a row fails a test.';

grant select on private.personal_data to preloved_api;
