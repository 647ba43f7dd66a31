create function private.roles_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('user_id', profiles.id, 'username', profiles.username, 'roles', coalesce(held.roles, '[]'))
  from public.profiles left join private.held_roles as held on held.user_id = profiles.id where profiles.id = p_user_id
$$;
comment on function private.roles_of(uuid) is 'Which staff roles someone holds; null for nobody.';
