-- Grants or revokes a role. Two superadmins must remain: one alone could approve nothing.
create function private.change_role(
  p_staff private.staff_member,
  p_user_id uuid,
  p_role private.staff_role,
  p_is_granted boolean,
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
  if p_is_granted then
    insert into private.staff_roles (user_id, role)
    values (p_user_id, p_role)
    on conflict do nothing;
    if not found then
      perform private.raise_error('role_already_granted', jsonb_build_object('role', p_role));
    end if;
  else
    perform private.lock_proposals_of(p_user_id);
    delete from private.staff_roles where user_id = p_user_id and role = p_role;
    if not found then
      perform private.raise_error('role_not_granted', jsonb_build_object('role', p_role));
    elsif p_role = 'superadmin'
      and (
        select count(*)
        from private.staff_roles
        where role = 'superadmin'
          and private.has_role(user_id, 'superadmin')) < 2
    then
      perform private.raise_error('last_superadmin');
    end if;
  end if;
  perform private.audit(
    p_staff, p_audit, 'account', p_user_id::text,
    jsonb_build_object('roles', v_before -> 'roles'),
    jsonb_build_object('roles', private.roles_of(p_user_id) -> 'roles'));
end
$$;
