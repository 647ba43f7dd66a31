-- Production's private.now() has no offset; here time can be moved. Replacing keeps owner and grants.
create or replace function private.now() returns timestamptz
language plpgsql volatile
set search_path = ''
as $$
begin
  return pg_catalog.clock_timestamp()
    + pg_catalog.make_interval(secs => (select offset_seconds from local_stack.clock));
end
$$;
