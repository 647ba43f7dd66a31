-- A time as in API records: ISO 8601 in UTC, always six digits, so that text order is time order.
create function internal.wire_time(p_at timestamptz) returns text
language sql stable strict
return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
grant execute on function internal.wire_time(timestamptz)
  to preloved_api, preloved_ledger;
