-- The pattern of `like` for lower case text with this part.
create function private.containing(p_text text) returns text
language sql immutable
return '%' || regexp_replace(lower(p_text), '([\\%_])', '\\\1', 'g') || '%';
