-- Who is calling, asked by every operation for itself: a token alone is not a member of the market.
create function private.caller() returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller from public.profiles where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.raise_error('FORBIDDEN', 'Register a profile first: POST /auth/register.');
  elsif v_caller.deleted_at is not null then
    -- A token outlives the account that it was made for.
    perform private.raise_error('UNAUTHORIZED', 'This account does not exist any more.');
  end if;
  return v_caller;
end
$$;
comment on function private.caller() is 'The registered caller; rejects a token without a profile, or with a deleted one.';
