-- Replaces production's private.now() by a version with the offset; owner and grants stay. It is
-- plpgsql, which keeps its plan, because this function fills the times of every row.
create or replace function private.now() returns timestamptz
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return clock_timestamp()
    + make_interval(secs => (select offset_seconds from local_stack.clock));
end
$$;
