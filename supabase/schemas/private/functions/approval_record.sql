create function private.approval_record(p_approval private.approvals) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_approval.id,
      'kind', p_approval.kind,
      'status', private.approval_state(p_approval),
      'request', p_approval.request,
      'reason', p_approval.reason,
      'preview', p_approval.preview,
      'proposed_by', p_approval.proposer_id,
      'proposed_by_username', proposers.username,
      'proposed_at', internal.wire_time(p_approval.proposed_at),
      'expires_at', internal.wire_time(p_approval.expires_at),
      'decided_by', p_approval.decided_by,
      'decided_by_username', deciders.username,
      'decided_at', internal.wire_time(p_approval.decided_at),
      'decision_reason', p_approval.decision_reason,
      'result', p_approval.result)
    from public.profiles as proposers
    left join public.profiles as deciders on deciders.id = p_approval.decided_by
    where proposers.id = p_approval.proposer_id
  );
end
$$;
comment on function private.approval_record(private.approvals) is
  'A proposal as staff see it.';
