create function private.approval_record(
  p_approval private.approvals,
  p_at timestamptz,
  p_proposer_username text,
  p_decider_username text
) returns jsonb
language sql stable
return to_jsonb(p_approval)
  - '{subject_ids,operation,request_id,proposer_id,proposer_role}'::text[]
  || jsonb_build_object(
    'status', private.approval_state(p_approval.status, p_approval.expires_at, p_at),
    'proposed_by', p_approval.proposer_id,
    'proposed_by_username', p_proposer_username,
    'proposed_at', internal.wire_time(p_approval.proposed_at),
    'expires_at', internal.wire_time(p_approval.expires_at),
    'decided_by_username', p_decider_username,
    'decided_at', internal.wire_time(p_approval.decided_at));
