-- Null counts as 0.
create function private.age_seconds(p_since timestamptz) returns bigint
language sql volatile
return greatest(0, floor(extract(epoch from private.now() - p_since)))::bigint;
