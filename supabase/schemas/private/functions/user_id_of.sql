-- An id is not looked up; an unknown username is null.
create function private.user_id_of(p_key text) returns uuid
language plpgsql stable
as $$
begin
  if pg_input_is_valid(p_key, 'uuid') then
    return p_key::uuid;
  end if;
  return (select profiles.id from public.profiles where lower(profiles.username) = lower(p_key));
end
$$;
