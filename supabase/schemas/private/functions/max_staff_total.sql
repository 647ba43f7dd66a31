create function private.max_staff_total() returns integer
language sql immutable
return 1000;
comment on function private.max_staff_total() is 'How far a staff list counts its rows.';
