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
