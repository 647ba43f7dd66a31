create function api.health_get() returns timestamptz
language sql volatile security definer
return private.now();
comment on function api.health_get() is
  'The time of the database. An answer proves that connection, role and schema work.';
grant execute on function api.health_get() to anon, service_role;
