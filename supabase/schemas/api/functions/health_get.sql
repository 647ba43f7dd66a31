create function api.health_get() returns timestamptz
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.now();
comment on function api.health_get() is
  'The time of the database. An answer proves that connection, role and schema work.';
grant execute on function api.health_get() to anon, service_role;
