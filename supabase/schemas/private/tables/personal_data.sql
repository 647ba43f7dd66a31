create table private.personal_data (
  relation text not null,
  -- The column that is the user's id, or a row of private.personal_owners.
  owner text not null,
  columns text[] not null,
  -- What the deletion of the account does. cleared: null, or empty where null is forbidden;
  -- derived: a trigger computes the column from others; kept: it names nobody once the rest is
  -- gone, or it is sealed.
  on_leaving text not null check (
    on_leaving = any ('{kept,cleared,replaced,row_deleted,derived,elsewhere}')
  ),
  -- replaced: by this expression on the row, $1 the user and $2 the random alias; elsewhere: the
  -- function or job that erases it.
  by text,
  -- The field of GET /auth/me/export that has it: a section of private.personal_exports, or what
  -- another operation shows to the user. null: nowhere.
  exported text,
  -- The function of private through which staff read it in lists and details; hidden: only an
  -- opening shows it, which is audited.
  masked text,
  primary key (relation, owner, columns),
  check ((by is not null) = (on_leaving = any ('{replaced,elsewhere}')))
);
comment on table private.personal_data is
  'Which columns are personal data: whose, what the deletion of the account does with them, where '
  'the export has them, and what staff read. Its rows stand in the files of the tables. '
  'private.erasing_statements acts on it; a column of a user''s table without a row fails a test.';

grant select on private.personal_data to preloved_api;
