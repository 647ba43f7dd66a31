-- Under row level security Postgres keeps the statistics of enums from whoever asks, and takes a sixth of all orders for
-- disputed: so it would read the whole table. Where there is an index, a list goes by it.
create function private.staff_page(
  p_table text,
  p_conditions text[],
  p_sort text,
  p_filters jsonb,
  p_limit integer,
  p_offset integer,
  out total bigint,
  out total_is_minimum boolean,
  out ids text[]
)
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_alias constant text := pg_catalog.split_part(p_table, '.', 2);
  v_where constant text := coalesce(' where ' || nullif(array_to_string(array_remove(p_conditions, null), ' and '), ''), '');
  v_found text := p_table || v_where;
  v_column text := pg_catalog.split_part(p_sort, ' ', 1);
begin
  -- Planned anew for just the filters that were given: each finds its index. Values come in as $1, or as
  -- a quoted literal where an index or its statistics are for some values of a column only.
  execute 'select count(*) from (select from ' || v_found || ' limit $2) as few' into total using p_filters, v_most + 1;
  total_is_minimum := total > v_most;
  total := least(total, v_most);
  if not total_is_minimum then
    -- Few enough to sort, and perhaps so few that walking along the order until a page is full would take for ever.
    v_found := pg_catalog.format('(select %1$s.id, %1$s.%2$I as sort from %3$s offset 0) as %1$s', v_alias, v_column, v_found);
    v_column := 'sort';
  end if;
  execute pg_catalog.format('select array(select %1$s.id::text from %2$s order by %1$s.%3$I %4$s, %1$s.id %4$s limit $2 offset $3)',
    v_alias, v_found, v_column, case when p_sort like '% asc' then 'asc' else 'desc' end)
    into ids using p_filters, p_limit, p_offset;
end
$$;
comment on function private.staff_page(text, text[], text, jsonb, integer, integer) is
  'Which rows make a page of a staff list, in their order, and how many match: exact to ten thousand. Conditions are SQL of the operation''s own about <table> and p_filters as $1; a null one is left out. p_sort is a column, newest or greatest first unless it says asc; ids decide between equals.';
