create function private.active_caller() returns public.profiles
language plpgsql volatile
as $$
declare
  v_caller public.profiles := private.locked_caller();
begin
  perform private.refuse(private.inactive_objection(v_caller));
  return v_caller;
end
$$;
comment on function private.active_caller() is
  'The profile of the caller, locked, for operations that start something new. 403 for a suspended '
  'or banned account.';
