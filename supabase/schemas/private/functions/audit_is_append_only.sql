create function private.audit_is_append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;
comment on function private.audit_is_append_only() is
  'Trigger: rejects changes of the audit log, even by the owner of the table.';
