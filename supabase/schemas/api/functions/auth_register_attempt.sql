-- POST /auth/register: an attempt counts whatever comes of it, so it is counted in a transaction of its own.
create function api.auth_register_attempt() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_rate('register', private.caller_id()::text);
end
$$;
comment on function api.auth_register_attempt() is 'Counts an attempt to register: nobody tries out thousands of usernames.';
alter function api.auth_register_attempt() owner to preloved_verbs;
grant execute on function api.auth_register_attempt() to authenticated;
