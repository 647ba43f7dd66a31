-- Null is the position before the first row.
create function private.list_cursor(p_cursor text) returns private.list_cursor
language sql stable
return row(
  coalesce(split_part(p_cursor, '_', 1), 'infinity')::timestamptz,
  coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff')::uuid
)::private.list_cursor;
