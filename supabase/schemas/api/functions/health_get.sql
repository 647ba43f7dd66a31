create function api.health_get() returns timestamptz
language sql volatile security definer
set search_path = pg_catalog, pg_temp
return private.now();
comment on function api.health_get() is 'Answers at all: whoever asks has a connection, the role and the schema that everything else needs.';
grant execute on function api.health_get() to anon, service_role;
