-- Ends a refund that the provider has forgotten, with its last reading, which waited for the same
-- lock. If the provider contradicts the decision later, a case opens and no money moves.
create function private.decide_refund(
  p_staff private.staff_member,
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_days constant integer := private.setting('payout_decision_days');
  v_refund constant private.refunds := private.lock_refund(p_id);
  v_after constant private.refund_status := case p_outcome when 'paid' then 'PAID' else 'FAILED' end;
begin
  if v_refund.id is null then
    perform private.raise_error('refund_not_found');
  end if;
  perform private.forbid_self_decision(p_staff, v_refund.user_id);
  if v_refund.status in ('PAID', 'FAILED') then
    perform private.raise_error('refund_ended');
  elsif v_refund.failure_code is null then
    perform private.raise_error('refund_known');
  elsif greatest(
      v_refund.created_at,
      v_refund.lost_at,
      case when v_refund.answered < v_refund.attempts then v_refund.updated_at end,
      case v_refund.status when 'PENDING' then v_refund.updated_at end)
    > private.now() - make_interval(days => v_days)
  then
    perform private.raise_error('correction_too_early', jsonb_build_object('days', v_days));
  end if;
  perform private.end_refund(v_refund, v_after, 'decided by staff');
  perform private.audit(
    p_staff, p_audit, 'refund', p_id::text,
    jsonb_build_object('status', v_refund.status),
    jsonb_build_object(
      'status', v_after,
      'amount', v_refund.amount,
      'problem', v_refund.failure_code,
      'evidence', p_evidence));
end
$$;
