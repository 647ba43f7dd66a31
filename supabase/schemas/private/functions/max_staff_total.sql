-- How far a staff list counts its rows.
create function private.max_staff_total() returns integer
language sql immutable
return 1000;
