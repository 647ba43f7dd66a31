create function private.suspense_record(p_id uuid) returns jsonb
language sql stable
return private.suspense_records(array[p_id]) -> 0;
