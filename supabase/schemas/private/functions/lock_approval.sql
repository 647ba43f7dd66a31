create function private.lock_approval(p_id uuid) returns private.approvals
language plpgsql volatile
as $$
declare
  v_approval private.approvals;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  -- In the lock order of private.revoke_role: the table of roles, then the proposals that lapse.
  if exists (
    select
    from private.approvals
    where approvals.id = p_id
      and approvals.kind in ('role_grant', 'role_revoke')
  ) then
    lock table private.staff_roles in share row exclusive mode;
  end if;
  select approvals.* into v_approval
  from private.approvals
  where approvals.id = p_id
  for update;
  if v_approval.id is null then
    perform private.raise_error('approval_not_found');
  end if;
  return v_approval;
end
$$;
