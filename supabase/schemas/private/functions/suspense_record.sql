create function private.suspense_record(p_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
return private.suspense_records(array[p_id]) -> 0;
