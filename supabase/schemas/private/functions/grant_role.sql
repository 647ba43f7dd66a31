create function private.grant_role(
  p_staff private.staff_member,
  p_user_id uuid,
  p_role private.staff_role,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_before jsonb;
begin
  lock table private.staff_roles in share row exclusive mode;
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(p_staff, p_user_id);
  v_before := private.roles_of(p_user_id);
  insert into private.staff_roles (user_id, role)
  values (p_user_id, p_role)
  on conflict do nothing;
  if not found then
    perform private.raise_error('role_already_granted', jsonb_build_object('role', p_role));
  end if;
  perform private.audit(p_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
end
$$;
