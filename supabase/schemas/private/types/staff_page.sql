create type private.staff_page as (
  total bigint,
  ids text[],
  "limit" integer,
  "offset" integer
);
comment on type private.staff_page is
  'The ids of one page of a staff list, in order. Above 10,000 matches, total only says that there '
  'are more.';
