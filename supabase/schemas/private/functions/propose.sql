-- Proposes a decision that another member of staff must approve, once per X-Request-Id:
-- {approval_id, expires_at, preview}. Raises the errors of performing it now.
create function private.propose(
  p_kind private.approval_kind,
  p_staff private.staff_member,
  p_request jsonb,
  p_audit jsonb,
  p_facts jsonb default null
) returns jsonb
language plpgsql volatile
as $$
declare
  v_approval private.approvals;
  v_now constant timestamptz := private.now();
begin
  -- The second of two equal requests waits and finds the row of the first.
  perform pg_advisory_xact_lock(
    hashtextextended('proposal:' || p_staff.id || (p_audit ->> 'request_id'), 0));
  select approvals.* into v_approval
  from private.approvals
  where approvals.proposer_id = p_staff.id
    and approvals.kind = p_kind
    and approvals.request_id = p_audit ->> 'request_id';
  if v_approval.id is null then
    insert into private.approvals (
      kind, request, subject_ids, operation, reason, request_id, preview, proposer_id,
      proposer_role, proposed_at, expires_at)
    values (
      p_kind,
      p_request,
      private.subjects_of_proposal(p_request),
      p_audit ->> 'operation',
      p_audit ->> 'reason',
      p_audit ->> 'request_id',
      private.preview_proposal(p_kind, p_staff, p_request, p_facts, p_audit),
      p_staff.id,
      p_staff.role,
      v_now,
      v_now + make_interval(mins => private.setting('approval_minutes')::integer))
    returning * into v_approval;
    perform private.audit(
      p_staff, p_audit, 'approval', v_approval.id::text,
      null,
      jsonb_build_object('status', 'pending', 'kind', p_kind, 'request', p_request));
  elsif v_approval.request <> p_request then
    perform private.raise_error('proposal_repeated');
  end if;
  return jsonb_build_object(
    'approval_id', v_approval.id,
    'expires_at', internal.wire_time(v_approval.expires_at),
    'preview', v_approval.preview);
end
$$;
