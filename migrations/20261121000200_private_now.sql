-- Domain time: every row, deadline and quote reads this clock and no other. The local stack replaces
-- the function by one that can be moved; production's has no offset.
create function private.now() returns timestamptz
language plpgsql volatile set search_path = ''
as $$
begin
  return pg_catalog.clock_timestamp();
end
$$;
comment on function private.now() is 'The marketplace clock. Real time for leases and signatures comes from clock_timestamp() instead.';
grant execute on function private.now() to preloved_verbs, preloved_ledger;

-- The wire shows times in UTC with all six digits, so that text order is time order.
create function api.wire_time(p_at timestamptz) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  return pg_catalog.to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end
$$;
comment on function api.wire_time(timestamptz) is 'A time as clients read it: ISO 8601, UTC, microseconds.';
grant execute on function api.wire_time(timestamptz) to anon, authenticated, service_role, preloved_verbs, preloved_ledger;
