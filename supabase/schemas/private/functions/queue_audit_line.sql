create function private.queue_audit_line() returns trigger
language plpgsql volatile
as $$
begin
  insert into private.book_queue (audit_id) values (new.id);
  return null;
end
$$;
