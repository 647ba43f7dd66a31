create function private.next_cursor(p_at timestamptz, p_id uuid) returns text
language sql stable
return internal.wire_time(p_at) || '_' || p_id;
