create type private.staff_page as (
  total bigint,
  ids text[],
  "limit" integer,
  "offset" integer,
  cap integer,
  next_cursor text
);
comment on type private.staff_page is
  'The ids of one page of a staff list, in order. A total above cap only means that there are '
  'more.';
