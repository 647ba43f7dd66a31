create function private.is_append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception 'private.% is append-only: add a row that corrects another.', tg_table_name;
end
$$;
