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

create function api.admin_roles(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('superadmin');
  select jsonb_agg(jsonb_build_object('user_id', page.user_id, 'username', page.username, 'account_status', page.account_status,
    'roles', page.roles, 'since', api.wire_time(page.since)) order by page.since desc, page.user_id), max(page.total)
  into v_items, v_total
  from (select roles.user_id, profiles.username, profiles.account_status, jsonb_agg(roles.role order by roles.role) as roles,
          max(roles.granted_at) as since, count(*) over () as total
        from private.staff_roles as roles join public.profiles on profiles.id = roles.user_id
        group by roles.user_id, profiles.username, profiles.account_status
        order by max(roles.granted_at) desc, roles.user_id limit p_limit offset p_offset) as page;
  return private.staff_list(v_items, coalesce(v_total, (select count(distinct roles.user_id) from private.staff_roles as roles)),
    false, p_limit, p_offset);
end
$$;
comment on function api.admin_roles(integer, integer) is 'The staff, who joined last first.';
alter function api.admin_roles(integer, integer) owner to preloved_verbs;
grant execute on function api.admin_roles(integer, integer) to authenticated;

create function private.change_roles(p_user_id uuid) returns private.staff_member
language plpgsql set search_path = ''
as $$
declare
  v_staff private.staff_member;
begin
  -- One change at a time: of two superadmins who remove each other, the second is one no more.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  perform private.find_person(p_user_id);
  perform private.refuse_own_affair(v_staff, p_user_id);
  return v_staff;
end
$$;
comment on function private.change_roles(uuid) is 'The superadmin who is about to change this person''s roles, while nobody else changes any.';
grant execute on function private.change_roles(uuid) to preloved_verbs;

create function api.admin_roles_grant(p_user_id uuid, p_role private.staff_role, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.change_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
begin
  insert into private.staff_roles (user_id, role) values (p_user_id, p_role) on conflict do nothing;
  if not found then
    perform private.refuse('CONFLICT', pg_catalog.format('This person is %s already.', p_role));
  end if;
  perform private.audit(v_staff, p_act, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$$;
comment on function api.admin_roles_grant(uuid, private.staff_role, jsonb) is 'A superadmin takes someone onto the staff, or gives them another role.';
alter function api.admin_roles_grant(uuid, private.staff_role, jsonb) owner to preloved_verbs;
grant execute on function api.admin_roles_grant(uuid, private.staff_role, jsonb) to authenticated;

create function api.admin_roles_revoke(p_user_id uuid, p_role private.staff_role, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.change_roles(p_user_id);
  v_before jsonb := private.roles_of(p_user_id);
begin
  delete from private.staff_roles where user_id = p_user_id and role = p_role;
  if not found then
    perform private.refuse('CONFLICT', pg_catalog.format('This person is not %s.', p_role));
  elsif not exists (select from private.staff_roles where staff_roles.role = 'superadmin') then
    perform private.refuse('CONFLICT', 'This is the last superadmin: name another one first.');
  end if;
  perform private.audit(v_staff, p_act, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'), jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
  return private.roles_of(p_user_id);
end
$$;
comment on function api.admin_roles_revoke(uuid, private.staff_role, jsonb) is 'A superadmin takes a role from someone; they are refused on their next call. Never the last superadmin''s.';
alter function api.admin_roles_revoke(uuid, private.staff_role, jsonb) owner to preloved_verbs;
grant execute on function api.admin_roles_revoke(uuid, private.staff_role, jsonb) to authenticated;
