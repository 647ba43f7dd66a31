create function internal.wire_time(p_at timestamptz) returns text
language plpgsql immutable strict
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Always six digits, so that text order is time order.
  return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end
$$;
comment on function internal.wire_time(timestamptz) is
  'A time as API records show it: ISO 8601 in UTC with microseconds.';
grant execute on function internal.wire_time(timestamptz)
  to anon, authenticated, preloved_api, preloved_ledger;
