create function private.staff_period_condition(p_column text, p_filters jsonb) returns text
language sql stable
return nullif(
  concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end),
  '');
comment on function private.staff_period_condition(text, jsonb) is
  'A condition for private.staff_page: p_column from `from` (inclusive) to `to` (exclusive) of '
  'p_filters. Null without either.';
