-- The sealed fields, as docs/books.md lists them.
create function private.audit_book_fields(p_audit_id bigint) returns text[]
language plpgsql stable
as $$
begin
  return (
    select array[
      'audit',
      audit_log.id::text,
      audit_log.actor_id::text,
      audit_log.role::text,
      audit_log.action,
      audit_log.target_type,
      audit_log.target_id,
      audit_log.reason,
      audit_log.before::text,
      audit_log.after::text,
      audit_log.request_id,
      internal.wire_time(audit_log.at),
      audit_log.kind
    ]
    from private.audit_log
    where audit_log.id = p_audit_id
  );
end
$$;
