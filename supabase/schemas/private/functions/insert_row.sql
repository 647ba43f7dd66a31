-- Inserts a row with these columns; a missing or null column gets its default. p_table is
-- null::<table>.
create function private.insert_row(p_table anyelement, p_values jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_row p_table%type;
begin
  execute (
    select format(
      'insert into %1$s (%2$s) select %2$s from jsonb_populate_record($1, $2) returning *',
      pg_typeof(p_table),
      string_agg(quote_ident(columns.name), ', '))
    from jsonb_object_keys(jsonb_strip_nulls(p_values)) as columns (name))
  into v_row
  using p_table, p_values;
  return v_row;
end
$$;
