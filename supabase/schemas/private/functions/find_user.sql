create function private.find_user(
  p_user_id uuid,
  p_still_here boolean default false
) returns public.profiles
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_person public.profiles;
begin
  select profiles.* into v_person from public.profiles where profiles.id = p_user_id;
  if v_person.id is null or (p_still_here and v_person.deleted_at is not null) then
    perform private.raise_error('NOT_FOUND', 'There is no such person.');
  end if;
  return v_person;
end
$$;
comment on function private.find_user(uuid, boolean) is 'Someone by their id; with p_still_here a deleted account is nobody.';
