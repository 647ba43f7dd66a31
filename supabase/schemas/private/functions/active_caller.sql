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
