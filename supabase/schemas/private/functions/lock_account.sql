-- Locks a user's listings and profile. Waits for running transactions that use them; nothing new
-- can start until commit.
create function private.lock_account(p_user_id uuid) returns public.profiles
language plpgsql volatile
as $$
begin
  perform private.lock_listings_of(p_user_id);
  return (select profiles from public.profiles where profiles.id = p_user_id for update);
end
$$;
