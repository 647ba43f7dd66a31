create function private.known_user(p_user_id uuid, p_since timestamptz) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'user_id', profiles.id,
      'username', profiles.username,
      'created_at', internal.wire_time(p_since))
    from public.profiles
    where profiles.id = p_user_id
  );
end
$$;
