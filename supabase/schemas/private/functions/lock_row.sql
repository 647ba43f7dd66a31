-- Locks the row with this id; p_reason is the error without one. p_table is null::<table>.
create function private.lock_row(p_table anyelement, p_id uuid, p_reason text) returns anyelement
language plpgsql volatile
as $$
declare
  v_row p_table%type;
begin
  execute format('select * from %s where id = $1 for update', pg_typeof(p_table))
  into v_row
  using p_id;
  if v_row is null then
    perform private.raise_error(p_reason);
  end if;
  return v_row;
end
$$;
