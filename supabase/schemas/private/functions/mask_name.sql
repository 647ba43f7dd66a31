create function private.mask_name(p_name text) returns text
language sql immutable
return case when p_name <> '' then left(p_name, 1) || '•••' else p_name end;
