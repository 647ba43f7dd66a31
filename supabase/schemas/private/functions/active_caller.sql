create function private.active_caller() returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles;
begin
  -- Held until commit, so that a suspension or deletion comes before what is being started, or waits for it
  -- and finds it. Nothing else waits: it is the lock that every reference to the profile takes.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  v_caller := private.caller();
  if v_caller.account_status <> 'active' then
    perform private.raise_error('FORBIDDEN', pg_catalog.format('Your account is %s: nothing new can be started.', v_caller.account_status));
  end if;
  return v_caller;
end
$$;
comment on function private.active_caller() is 'The caller, if they may start something new.';
