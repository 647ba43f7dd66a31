create function private.roles_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('user_id', profiles.id, 'username', profiles.username, 'roles', coalesce(held.roles, '[]'))
    from public.profiles left join private.roles_held as held on held.user_id = profiles.id where profiles.id = p_user_id);
end
$$;
comment on function private.roles_of(uuid) is 'Which staff roles someone holds; null for nobody.';
grant execute on function private.roles_of(uuid) to preloved_verbs;
