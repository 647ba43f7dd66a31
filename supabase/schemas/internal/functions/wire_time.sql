-- The wire shows times in UTC with all six digits, so that text order is time order.
create function internal.wire_time(p_at timestamptz) returns text
language sql immutable strict
set search_path = pg_catalog, pg_temp
return pg_catalog.to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
comment on function internal.wire_time(timestamptz) is 'A time as clients read it: ISO 8601, UTC, microseconds.';
grant execute on function internal.wire_time(timestamptz) to anon, authenticated, preloved_api, preloved_ledger;
