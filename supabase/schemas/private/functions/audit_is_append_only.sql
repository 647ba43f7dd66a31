create function private.audit_is_append_only() returns trigger
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;
comment on function private.audit_is_append_only() is 'Stops even the table''s owner from rewriting what staff did.';
