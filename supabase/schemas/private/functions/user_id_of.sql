-- An id is not looked up; an unknown username is null.
create function private.user_id_of(p_key text) returns uuid
language plpgsql stable
as $$
begin
  return coalesce(
    private.uuid_of(p_key),
    (select profiles.id from public.profiles where lower(profiles.username) = lower(p_key)));
end
$$;
