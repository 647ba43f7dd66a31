create function private.active_caller() returns public.profiles
language plpgsql volatile
as $$
declare
  v_caller public.profiles := private.locked_caller();
begin
  if v_caller.account_status <> 'active' then
    perform private.raise_error(
      'FORBIDDEN', private.inactive_reason(v_caller.account_status),
      format('Your account is %s and cannot do this.', v_caller.account_status));
  end if;
  return v_caller;
end
$$;
comment on function private.active_caller() is
  'The profile of the caller, locked, for operations that start something new. 403 for a suspended '
  'or banned account.';
