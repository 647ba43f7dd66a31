-- Its own transaction, so that failed attempts count too.
create function internal.count_registration_attempt() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select private.enforce_rate_limit('register', private.caller_id()::text)
$$;
comment on function internal.count_registration_attempt() is
  'Enforces the rate limit of POST /auth/register, so that nobody can probe usernames.';
grant execute on function internal.count_registration_attempt() to authenticated;
