create function private.lock_approval(p_id uuid) returns private.approvals
language plpgsql volatile
as $$
begin
  perform private.staff_caller('ops_admin', 'administrator');
  -- In the lock order of private.change_role: the table of roles, then the proposals that lapse.
  if exists (
    select
    from private.approvals
    where approvals.id = p_id
      and approvals.kind in ('role_grant', 'role_revoke')
  ) then
    lock table private.staff_roles in share row exclusive mode;
  end if;
  return private.lock_row(null::private.approvals, p_id, 'approval_not_found');
end
$$;
