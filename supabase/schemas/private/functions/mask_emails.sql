create function private.mask_emails(p_text text) returns text
language sql immutable
return regexp_replace(
  p_text, '([^\s<>@,;:()])[^\s<>@]*@[^\s<>@,;:()]+', '\1•••@•••', 'g');
comment on function private.mask_emails(text) is
  'An e-mail address as staff read it before they open it, s•••@•••; in a longer text, such as a '
  'provider''s error, each address.';
