-- The time of all rows, deadlines and quotes. The local stack replaces it by a movable clock.
-- Leases, claims and signatures use clock_timestamp().
create function private.now() returns timestamptz
language sql volatile
return clock_timestamp();
grant execute on function private.now() to preloved_ledger;
