-- A staff list stops counting its rows here.
create function private.max_staff_total() returns integer
language sql immutable
return 1000;
