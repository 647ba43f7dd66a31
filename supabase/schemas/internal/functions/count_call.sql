create function internal.count_call(p_caller_id uuid, p_action text) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select private.enforce_rate_limit(p_action, p_caller_id::text)
$$;
comment on function internal.count_call(uuid, text) is
  'Counts a call of a user against a rate limit and raises RATE_LIMITED if it is too many. Runs '
  'before the operation, in a transaction of its own, so that failed attempts count too.';
