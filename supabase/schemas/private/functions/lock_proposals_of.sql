-- Comes before the locks on the subject of a proposal, as in an approval.
create function private.lock_proposals_of(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform
  from private.approvals
  where approvals.subject_ids @> array[p_user_id]
    or (approvals.proposer_id = p_user_id and approvals.status = 'pending')
  order by approvals.id
  for update;
end
$$;
