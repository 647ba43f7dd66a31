create function private.locked_caller() returns public.profiles
language plpgsql volatile
as $$
begin
  -- Locked until commit: a suspension or deletion is either seen here, or waits and sees the rows
  -- of this transaction. Every foreign key check takes the same lock, so nothing else waits for it.
  perform from public.profiles where profiles.id = private.caller_id() for key share;
  return private.caller();
end
$$;
