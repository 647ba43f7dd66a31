create function private.mask_phone(p_phone text) returns text
language sql immutable
return case
  when p_phone ~ '^\+[0-9]{8,}$' then left(p_phone, 3) || '•••' || right(p_phone, 2)
  when p_phone <> '' then '•••'
  else p_phone
end;
