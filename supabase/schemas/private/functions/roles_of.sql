create function private.roles_of(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'user_id', profiles.id,
      'username', profiles.username,
      'roles', coalesce(held_roles.roles, '[]'))
    from public.profiles
    left join private.held_roles on held_roles.user_id = profiles.id
    where profiles.id = p_user_id
  );
end
$$;
