-- A long list of members stops counting its rows here, and a search stops looking.
create function private.max_total() returns integer
language sql immutable
return 10000;
