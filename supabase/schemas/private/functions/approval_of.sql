create function private.approval_of(p_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.approval_record(
      approvals, private.now(), proposers.username, deciders.username)
    from private.approvals
    join public.profiles as proposers on proposers.id = approvals.proposer_id
    left join public.profiles as deciders on deciders.id = approvals.decided_by
    where approvals.id = p_id
  );
end
$$;
