create function private.staff_period_condition(p_column text, p_filters jsonb) returns text
language sql stable
return nullif(
  concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end),
  '');
