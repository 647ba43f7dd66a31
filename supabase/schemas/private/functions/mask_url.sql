create function private.mask_url(p_url text) returns text
language sql immutable
return case when p_url is not null then '•••' end;
