create function private.staff_period_condition(p_column text, p_filters jsonb) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select nullif(concat_ws(' and ',
    case when p_filters ? 'from' then p_column || ' >= ($1 ->> ''from'')::timestamptz' end,
    case when p_filters ? 'to' then p_column || ' < ($1 ->> ''to'')::timestamptz' end), '')
$$;
comment on function private.staff_period_condition(text, jsonb) is
  'The condition for private.staff_page that this time is not before p_filters'' from, and before its to; null when neither is asked for.';
