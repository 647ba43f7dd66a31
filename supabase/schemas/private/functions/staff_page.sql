-- Finds one page of a staff list in p_table (schema.table). p_query is the endpoint's query: limit,
-- offset, cursor (the previous page's next_cursor), sort and filters. A filter with a column's name
-- compares that column; order is an id or a reference; from and to bound p_time, by default the
-- sort column; status open means p_open; a filter in p_filters is its condition there, with the
-- value as %L. A user's name in a filter is the user's id. p_conditions are the operation's other
-- conditions with quoted literals; nulls are skipped. p_sort is a column, descending unless sort is
-- oldest.
-- p_equal_column has one value in all matches and begins an index: rows are sorted by it first,
-- because under row level security the planner does not use an enum's equality. p_from replaces
-- p_table as the source of rows, under its name. Without p_is_counted the total only shows whether
-- more rows follow: for conditions that look up other rows for each row. Sequential scans are off:
-- under row level security the planner may not use the statistics of enum columns. It expects a
-- sixth of all orders to be disputed and would read the whole table.
create function private.staff_page(
  p_table text,
  p_query jsonb,
  p_conditions text[] default '{}',
  p_filters jsonb default '{}',
  p_open text default null,
  p_sort text default 'created_at',
  p_time text default null,
  p_equal_column text default null,
  p_from text default null,
  p_is_counted boolean default true
) returns private.staff_page
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_limit constant integer := p_query ->> 'limit';
  v_offset constant integer := p_query ->> 'offset';
  v_schema constant text := split_part(p_table, '.', 1);
  v_table constant text := split_part(p_table, '.', 2);
  v_sort_column text := p_sort;
  v_is_oldest constant boolean := p_query ->> 'sort' is not distinct from 'oldest';
  v_direction constant text := case when v_is_oldest then 'asc' else 'desc' end;
  -- The opposite direction of the sort column, so that one index is read forwards or backwards.
  v_sort_first text := case
    when p_equal_column is null then ''
    else format(
      '%I.%I %s, ', v_table, p_equal_column, case when v_is_oldest then 'desc' else 'asc' end)
  end;
  v_filters constant jsonb := private.with_user_ids(p_query)
    - case when p_open is null then '' else 'status' end;
  v_conditions text;
  v_source text;
  v_after constant text := p_query ->> 'cursor';
  v_places text[];
  v_has_more boolean;
  v_page private.staff_page;
begin
  v_page.cap := private.max_staff_total();
  -- As literals: an index or the statistics may cover only some values.
  select string_agg(conditions.condition, ' and ')
  into v_conditions
  from (
    select format('%I.%I = %L', v_table, columns.attname, v_filters ->> columns.attname)
    from pg_attribute as columns
    where columns.attrelid = p_table::regclass
      and columns.attnum > 0
      and v_filters ? columns.attname
      and not p_filters ? columns.attname
      and v_filters ->> columns.attname <> 'all'
    union all
    select format(own.condition, v_filters ->> own.name)
    from jsonb_each_text(p_filters) as own (name, condition)
    where v_filters ? own.name
    union all
    select format('%I.order_id = private.order_id_of(%L)', v_table, v_filters ->> 'order')
    where v_filters ? 'order'
      and not p_filters ? 'order'
    union all
    select format('%I.%I >= %L', v_table, coalesce(p_time, v_sort_column), v_filters ->> 'from')
    where v_filters ? 'from'
    union all
    select format('%I.%I < %L', v_table, coalesce(p_time, v_sort_column), v_filters ->> 'to')
    where v_filters ? 'to'
    union all
    select case p_query ->> 'status' when 'open' then p_open else format('not (%s)', p_open) end
    where p_open is not null
      and p_query ->> 'status' <> 'all'
    union all
    select unnest(p_conditions)
  ) as conditions (condition);
  v_source := coalesce(p_from, format('%I.%I', v_schema, v_table))
    || ' where ' || coalesce(v_conditions, 'true');

  -- Dynamic, so that each set of filters gets its own plan and index.
  if p_is_counted then
    execute format('select count(*) from (select from %s limit $1) as matches', v_source)
      into v_page.total
      using v_page.cap + 1;
  end if;
  if v_after is not null then
    v_source := v_source || format(
      ' and (%1$I.%2$I, %1$I.id) %3$s (%4$L, %5$L)',
      v_table, p_sort, case when v_is_oldest then '>' else '<' end,
      split_part(v_after, '_', 1), split_part(v_after, '_', 2));
  end if;
  if v_page.total <= v_page.cap then
    -- `offset 0` makes Postgres filter before it sorts. With few matches, walking the index of the
    -- sort column until the page is full could read the whole table.
    v_source := format(
      '(select %1$I.id, %1$I.%2$I as sort_value from %3$s offset 0) as %1$I',
      v_table, v_sort_column, v_source);
    v_sort_column := 'sort_value';
    v_sort_first := '';
  end if;

  -- One row more shows whether another page follows. With p_time the sort column is a number,
  -- otherwise a time.
  execute format(
    'select array_agg(page.id), array_agg(page.place)
    from (
      select
        %1$I.id::text as id,
        %6$s || ''_'' || %1$I.id as place
      from %2$s
      order by %5$s%1$I.%3$I %4$s, %1$I.id %4$s
      limit $1
      offset $2
    ) as page',
    v_table, v_source, v_sort_column, v_direction, v_sort_first,
    format(
      case when p_time is null then 'internal.wire_time(%I.%I)' else '%I.%I' end,
      v_table, v_sort_column))
    into v_page.ids, v_places
    using v_limit + 1, v_offset;
  v_has_more := cardinality(v_page.ids) > v_limit;
  if not p_is_counted then
    v_page.cap := v_offset + coalesce(cardinality(v_page.ids), 0);
    v_page.total := v_page.cap + (v_has_more or v_after is not null)::integer;
  end if;
  if v_has_more then
    v_page.next_cursor := v_places[v_limit];
  end if;
  v_page.ids := coalesce(v_page.ids[:v_limit], '{}');
  v_page."limit" := v_limit;
  v_page."offset" := v_offset;
  return v_page;
end
$$;
