create function api.auth_me() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile
  from public.profiles
  where profiles.id = private.caller_id();
  if v_profile.id is null then
    perform private.raise_error('profile_not_found');
  elsif v_profile.deleted_at is not null then
    perform private.raise_error('account_deleted');
  end if;
  return private.profile_record(v_profile);
end
$$;
