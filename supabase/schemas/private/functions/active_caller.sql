create function private.active_caller() returns public.profiles
language plpgsql volatile
as $$
declare
  v_caller public.profiles;
begin
  -- Locked as by private.locked_caller.
  select profiles.* into v_caller
  from public.profiles
  where profiles.id = private.caller_id()
  for key share;
  perform private.refuse(private.inactive_objection(v_caller));
  return v_caller;
end
$$;
