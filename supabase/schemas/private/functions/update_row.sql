-- Changes these columns of the row with the id of p_row. A null resets a not-null column to its
-- default.
create function private.update_row(p_row anyelement, p_changes jsonb) returns anyelement
language plpgsql volatile
as $$
declare
  v_row p_row%type;
begin
  execute (
    select format(
      'update %s set updated_at = private.now()%s where id = ($1).id returning *',
      pg_typeof(p_row),
      string_agg(
        format(
          ', %I = %s',
          columns.attname,
          case
            when columns.attnotnull and p_changes -> columns.attname = 'null' then 'default'
            else format('($2).%I', columns.attname)
          end),
        ''))
    from pg_attribute as columns
    where columns.attrelid = pg_typeof(p_row)::text::regclass
      and p_changes ? columns.attname)
  into v_row
  using p_row, jsonb_populate_record(p_row, p_changes);
  return v_row;
end
$$;
