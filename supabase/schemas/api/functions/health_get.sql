create function api.health_get() returns timestamptz
language plpgsql security definer set search_path = ''
as $$
begin
  return private.now();
end
$$;
comment on function api.health_get() is 'Answers at all: whoever asks has a connection, the role and the schema that everything else needs.';
alter function api.health_get() owner to preloved_verbs;
grant execute on function api.health_get() to anon, service_role;
