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
