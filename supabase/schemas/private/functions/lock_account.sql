-- The profile of a user, locked together with the listings. Waits for running transactions that use
-- them; nothing new can start until commit.
create function private.lock_account(p_user_id uuid) returns public.profiles
language plpgsql volatile
as $$
declare
  v_profile public.profiles;
begin
  perform private.lock_listings_of(p_user_id);
  select profiles.* into v_profile
  from public.profiles
  where profiles.id = p_user_id
  for update;
  return v_profile;
end
$$;
