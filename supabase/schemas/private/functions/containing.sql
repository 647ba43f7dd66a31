-- The pattern of `like` that finds this text anywhere in lower case text.
create function private.containing(p_text text) returns text
language sql immutable
return '%' || regexp_replace(lower(p_text), '([\\%_])', '\\\1', 'g') || '%';
