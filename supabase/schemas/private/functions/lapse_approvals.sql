-- The trigger's argument names the column with the user who loses a role or is suspended.
create function private.lapse_approvals() returns trigger
language plpgsql volatile security definer
as $$
begin
  update private.approvals
  set status = 'lapsed',
      decided_at = private.now()
  where approvals.proposer_id = (to_jsonb(old) ->> tg_argv[0])::uuid
    and approvals.status = 'pending'
    and not private.has_role(approvals.proposer_id, private.role_to_approve(approvals.kind));
  return null;
end
$$;
