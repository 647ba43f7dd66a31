create function private.mask_emails(p_text text) returns text
language sql immutable
return regexp_replace(
  p_text, '([^\s<>@,;:()])[^\s<>@]*@[^\s<>@,;:()]+', '\1•••@•••', 'g');
