create function private.approval_record(
  p_approval private.approvals,
  p_at timestamptz,
  p_proposer_username text,
  p_decider_username text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_approval.id,
  'kind', p_approval.kind,
  'status', private.approval_state(p_approval.status, p_approval.expires_at, p_at),
  'request', p_approval.request,
  'reason', p_approval.reason,
  'preview', p_approval.preview,
  'proposed_by', p_approval.proposer_id,
  'proposed_by_username', p_proposer_username,
  'proposed_at', internal.wire_time(p_approval.proposed_at),
  'expires_at', internal.wire_time(p_approval.expires_at),
  'decided_by', p_approval.decided_by,
  'decided_by_username', p_decider_username,
  'decided_at', internal.wire_time(p_approval.decided_at),
  'decision_reason', p_approval.decision_reason,
  'result', p_approval.result);
