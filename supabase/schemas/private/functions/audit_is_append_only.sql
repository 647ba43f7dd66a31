create function private.audit_is_append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;
