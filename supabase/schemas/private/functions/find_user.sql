create function private.find_user(
  p_user_id uuid,
  p_exclude_deleted boolean default false
) returns public.profiles
language plpgsql stable
as $$
declare
  v_profile public.profiles;
begin
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id;
  if v_profile.id is null or (p_exclude_deleted and v_profile.deleted_at is not null) then
    perform private.raise_error('user_not_found');
  end if;
  return v_profile;
end
$$;
