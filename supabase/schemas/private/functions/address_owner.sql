create function private.address_owner() returns uuid
language plpgsql volatile
as $$
declare
  v_caller_id uuid := (private.locked_caller()).id;
begin
  -- Serializes address changes per user, so that exactly one address stays primary.
  perform from public.profiles where profiles.id = v_caller_id for no key update;
  return v_caller_id;
end
$$;
