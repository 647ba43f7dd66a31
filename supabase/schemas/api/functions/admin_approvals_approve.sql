-- p_facts: the provider's current data about it. A proposal that cannot be performed stays pending.
create function api.admin_approvals_approve(
  p_id uuid,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_approval private.approvals := private.lock_approval(p_id);
  v_role constant private.staff_role := private.role_to_approve(v_approval.kind);
  v_staff constant private.staff_member := private.staff_caller(v_role);
  v_order_id constant uuid := v_approval.request ->> 'order_id';
  v_result jsonb;
begin
  if v_approval.proposer_id = v_staff.id then
    perform private.raise_error('own_proposal');
  end if;
  perform private.forbid_self_decision(v_staff, variadic v_approval.subject_ids);
  perform private.require_pending_approval(v_approval);
  if v_approval.kind in ('dispute_resolve', 'order_status') then
    perform private.lock_order(v_order_id);
    perform private.forbid_claimed_dispute(v_staff, v_order_id, v_approval.proposer_id);
  end if;

  v_result := private.perform_proposal(
    v_approval.kind,
    row(v_approval.proposer_id, v_approval.proposer_role)::private.staff_member,
    v_approval.request,
    p_facts,
    jsonb_build_object(
      'operation', v_approval.operation,
      'reason', v_approval.reason,
      'request_id', v_approval.request_id,
      'approval_id', p_id,
      'approved_by', v_staff.id));
  -- A link is settled by the provider's current answer.
  if v_approval.kind <> 'payout_settle'
      and private.amounts_moved(internal.money_moved())
        is distinct from private.amounts_moved(v_approval.preview -> 'money')
    -- From another state the same request would be another decision.
    or v_approval.kind in ('order_status', 'account_status', 'correction', 'chargeback_decide')
      and v_result -> 'before' is distinct from v_approval.preview -> 'before'
  then
    perform private.raise_error('approval_outdated');
  end if;
  -- The operation may have waited for a lock while the proposer or the caller lost the role.
  if not private.has_role(v_approval.proposer_id, v_role) then
    perform private.raise_error('approval_lapsed');
  end if;
  perform private.staff_caller(v_role);
  update private.approvals
  set status = 'approved',
      decided_by = v_staff.id,
      decided_at = private.now(),
      result = v_result
  where approvals.id = p_id
  returning * into v_approval;
  perform private.audit(
    v_staff, p_audit, 'approval', p_id::text,
    jsonb_build_object('status', 'pending'),
    jsonb_build_object(
      'status', 'approved', 'kind', v_approval.kind, 'proposed_by', v_approval.proposer_id));
  return private.approval_of(p_id);
end
$$;
