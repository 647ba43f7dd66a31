create function private.lock_user(p_user_id uuid) returns public.profiles
language plpgsql volatile
as $$
begin
  -- As in private.locked_caller: a deletion is seen here, or waits and sees the rows of this call.
  perform from public.profiles where profiles.id = p_user_id for key share;
  return private.find_user(p_user_id, p_exclude_deleted => true);
end
$$;
