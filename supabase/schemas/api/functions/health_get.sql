create function api.health_get() returns timestamptz
language sql volatile security definer
return private.now();
grant execute on function api.health_get() to anon, service_role;
