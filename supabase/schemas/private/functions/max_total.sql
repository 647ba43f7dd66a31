create function private.max_total() returns integer
language sql immutable
return 10000;
comment on function private.max_total() is
  'How far a long list of members counts its rows, and how far a search looks.';
