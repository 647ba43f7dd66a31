-- How far a long list of members counts its rows, and how far a search looks.
create function private.max_total() returns integer
language sql immutable
return 10000;
