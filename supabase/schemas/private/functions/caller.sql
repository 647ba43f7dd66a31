-- Every operation checks the caller: 403 for a token without a profile, 401 for a deleted account.
create function private.caller() returns public.profiles
language plpgsql stable
as $$
declare
  v_caller public.profiles;
begin
  select profiles.* into v_caller
  from public.profiles
  where profiles.id = private.caller_id();
  if v_caller.id is null then
    perform private.raise_error('not_registered');
  elsif v_caller.deleted_at is not null then
    -- Access tokens stay valid for a while after the account is deleted.
    perform private.raise_error('account_deleted');
  end if;
  return v_caller;
end
$$;
