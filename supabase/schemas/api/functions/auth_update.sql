create function api.auth_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_profile public.profiles;
begin
  if p_changes ? 'on_vacation_until' then
    v_profile := private.take_vacation(
      private.caller_id(), (p_changes ->> 'on_vacation_until')::timestamptz);
  else
    v_profile := private.locked_caller();
  end if;
  if p_changes <> '{}' then
    update public.profiles
    set full_name = case
          when p_changes ? 'full_name' then p_changes ->> 'full_name' else full_name
        end,
        bio = case when p_changes ? 'bio' then p_changes ->> 'bio' else bio end,
        photo_url = case
          when p_changes ? 'photo_url' then p_changes ->> 'photo_url' else photo_url
        end,
        city = case when p_changes ? 'city' then p_changes ->> 'city' else city end,
        phone = case when p_changes ? 'phone' then p_changes ->> 'phone' else phone end,
        locale = coalesce(p_changes ->> 'locale', locale),
        updated_at = private.now()
    where id = v_profile.id
    returning * into v_profile;
  end if;
  return private.profile_record(v_profile);
end
$$;
comment on function api.auth_update(jsonb) is
  'Changes the given fields of the profile of the caller: {full_name?, bio?, photo_url?, city?, '
  'phone?, locale?, on_vacation_until?}. Null clears all but locale; other fields are ignored.';
