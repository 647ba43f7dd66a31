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
comment on function private.lock_proposals_of(uuid) is
  'Locks the proposals about a user, and those by the user that may lapse. Comes before what a '
  'proposal may be about is locked: an approval locks in this order.';
