create function api.admin_approvals_reject(
  p_id uuid,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_approval private.approvals := private.lock_approval(p_id);
  v_staff constant private.staff_member :=
    private.staff_caller(private.role_to_approve(v_approval.kind));
begin
  perform private.forbid_self_decision(v_staff, variadic v_approval.subject_ids);
  perform private.require_pending_approval(v_approval);
  update private.approvals
  set status = 'rejected',
      decided_by = v_staff.id,
      decided_at = private.now(),
      decision_reason = p_reason
  where approvals.id = p_id
  returning * into v_approval;
  perform private.audit(
    v_staff, p_audit, 'approval', p_id::text,
    jsonb_build_object('status', 'pending'),
    jsonb_build_object(
      'status', 'rejected', 'kind', v_approval.kind, 'proposed_by', v_approval.proposer_id),
    p_reason);
  return private.approval_of(p_id);
end
$$;
