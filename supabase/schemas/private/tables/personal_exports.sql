create table private.personal_exports (
  section text primary key,
  relation text not null,
  owner text not null,
  columns text[],
  -- An expression on the row (data), $1 is the user; instead of a list of columns.
  record text,
  sort text not null,
  -- A call that returns more rows of the relation.
  archive text,
  check (num_nonnulls(columns, record) = 1)
);
comment on table private.personal_exports is
  'The lists of GET /auth/me/export, which private.export_personal_data reads: the rows of a '
  'relation whose owner, as in private.personal_data, is the user.';

grant select on private.personal_exports to preloved_api;
