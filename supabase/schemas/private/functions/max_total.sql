create function private.max_total() returns integer
language sql immutable
return 10000;
comment on function private.max_total() is
  'How far a list without limit of length counts its rows, and a search looks.';
