create function private.erase_approvals(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.approvals
  set request = approvals.request - array['evidence', 'reason', 'note'],
      reason = null,
      decision_reason = null,
      preview = null,
      result = null,
      status = case approvals.status when 'pending' then 'lapsed' else approvals.status end,
      decided_at = coalesce(approvals.decided_at, private.now())
  where approvals.subject_ids @> array[p_user_id];
end
$$;
comment on function private.erase_approvals(uuid) is
  'Erases what staff wrote in proposals about a user. A pending one lapses.';
