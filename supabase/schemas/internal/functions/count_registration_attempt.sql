-- POST /auth/register: an attempt counts whatever comes of it, so it is counted in a transaction of its own.
create function internal.count_registration_attempt() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select private.enforce_rate_limit('register', private.caller_id()::text)
$$;
comment on function internal.count_registration_attempt() is 'Counts an attempt to register: nobody tries out thousands of usernames.';
grant execute on function internal.count_registration_attempt() to authenticated;
