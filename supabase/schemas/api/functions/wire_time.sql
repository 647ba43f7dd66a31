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
