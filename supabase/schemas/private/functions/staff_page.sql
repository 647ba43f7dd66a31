-- Without sequential scans: under row level security the planner may not use the statistics of
-- enum columns. It expects a sixth of all orders to be disputed and would read the whole table.
create function private.staff_page(
  p_table text,
  p_conditions text[],
  p_sort text,
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  p_equal_column text default null,
  out total bigint,
  out total_is_minimum boolean,
  out ids text[]
)
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_max_total constant integer := private.max_total();
  v_schema constant text := split_part(p_table, '.', 1);
  v_table constant text := split_part(p_table, '.', 2);
  v_conditions constant text := nullif(array_to_string(p_conditions, ' and '), '');
  v_source text := format('%I.%I', v_schema, v_table) || coalesce(' where ' || v_conditions, '');
  v_sort_column text := split_part(p_sort, ' ', 1);
  v_direction constant text := case when p_sort like '% asc' then 'asc' else 'desc' end;
  v_sort_first text := case
    when p_equal_column is null then ''
    else format('%I.%I, ', v_table, p_equal_column)
  end;
begin
  -- Dynamic, so that each set of filters gets its own plan and index. Values are read from $1. A
  -- condition has a quoted literal where an index or the statistics cover only some values.
  execute format('select count(*) from (select from %s limit $2) as matches', v_source)
    into total
    using p_filters, v_max_total + 1;
  total_is_minimum := total > v_max_total;
  total := least(total, v_max_total);

  if not total_is_minimum then
    -- `offset 0` makes Postgres filter before it sorts. With few matches, walking the index of the
    -- sort column until the page is full could read the whole table.
    v_source := format(
      '(select %1$I.id, %1$I.%2$I as sort_value from %3$s offset 0) as %1$I',
      v_table, v_sort_column, v_source);
    v_sort_column := 'sort_value';
    v_sort_first := '';
  end if;

  execute format(
    'select array(
       select %1$I.id::text
       from %2$s
       order by %5$s%1$I.%3$I %4$s, %1$I.id %4$s
       limit $2
       offset $3)',
    v_table, v_source, v_sort_column, v_direction, v_sort_first)
    into ids
    using p_filters, p_limit, p_offset;
end
$$;
comment on function private.staff_page(
  text, text[], text, jsonb, integer, integer, text
) is
  'Finds the ids of one page of a staff list, in order, and counts the matches up to 10,000. '
  'p_table is schema.table. p_conditions are SQL texts of the operation (never of the caller) that '
  'read p_filters as $1; null ones are skipped. p_sort is a column, descending unless it ends in '
  '" asc"; equal values are ordered by id. p_equal_column has one value in all matches and is the '
  'first column of an index: rows are sorted by it first, because under row level security the '
  'planner does not use that an enum is equal to a value for the order of an index.';
