-- Domain time: every row, deadline and quote reads this clock and no other. The local stack replaces
-- the function by one that can be moved; production's has no offset.
create function private.now() returns timestamptz
language sql volatile
set search_path = pg_catalog, pg_temp
return pg_catalog.clock_timestamp();
comment on function private.now() is 'The marketplace clock. Real time for leases and signatures comes from clock_timestamp() instead.';
grant execute on function private.now() to preloved_ledger;
