-- Acts as the proposer. p_facts: the provider's current data. Returns the audit line.
create function private.perform_proposal(
  p_kind private.approval_kind,
  p_staff private.staff_member,
  p_request jsonb,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
begin
  case p_kind
    when 'adjustment' then
      perform private.adjust_wallet(
        p_staff, (p_request ->> 'user_id')::uuid, (p_request ->> 'amount')::bigint, p_audit);
    when 'role_grant', 'role_revoke' then
      perform private.change_role(
        p_staff,
        (p_request ->> 'user_id')::uuid,
        (p_request ->> 'role')::private.staff_role,
        p_kind = 'role_grant',
        p_audit);
    when 'setting' then
      perform private.change_setting(
        p_request ->> 'key',
        (p_request ->> 'value')::bigint,
        (p_request ->> 'expected')::bigint,
        p_audit ->> 'reason',
        p_audit,
        p_staff);
    when 'payout_settle' then
      perform private.settle_payout(
        p_staff,
        (p_request ->> 'withdrawal_id')::uuid,
        p_request ->> 'provider_payout_id',
        p_facts,
        p_audit);
    when 'payout_decide' then
      perform private.decide_payout(
        p_staff,
        (p_request ->> 'withdrawal_id')::uuid,
        p_request ->> 'outcome',
        p_request ->> 'evidence',
        p_facts,
        p_audit);
    when 'refund_decide' then
      perform private.decide_refund(
        p_staff,
        (p_request ->> 'refund_id')::uuid,
        p_request ->> 'outcome',
        p_request ->> 'evidence',
        p_audit);
    when 'order_refund' then
      perform private.refund_completed_order(
        p_staff, (p_request ->> 'order_id')::uuid, p_request ->> 'reason', p_audit);
    when 'dispute_resolve' then
      perform private.resolve_dispute_as_staff(
        p_staff,
        (p_request ->> 'dispute_id')::uuid,
        p_request ->> 'resolution',
        p_request ->> 'note',
        (p_request ->> 'refund_amount')::bigint,
        p_audit);
    when 'suspense_refund' then
      perform private.refund_suspense(
        p_staff,
        (p_request ->> 'suspense_id')::uuid,
        (p_request ->> 'user_id')::uuid,
        p_audit);
    when 'suspense_apply' then
      perform private.apply_suspense(
        p_staff,
        (p_request ->> 'suspense_id')::uuid,
        (p_request ->> 'covered')::bigint,
        p_audit);
    when 'return_received', 'order_status' then
      perform private.move_order_as_staff(
        p_staff,
        private.lock_order((p_request ->> 'order_id')::uuid),
        (p_request ->> 'to')::public.order_status,
        p_request ->> 'reason',
        p_audit);
    when 'voucher_create' then
      perform private.create_voucher(p_staff, p_request, p_audit);
    when 'voucher_update' then
      perform private.change_voucher(
        p_staff,
        private.lock_row(
          null::private.vouchers, (p_request ->> 'voucher_id')::uuid, 'voucher_not_found'),
        private.fields_of(null::private.voucher_changes, p_request),
        p_audit,
        (p_request ->> 'amount')::bigint);
    when 'suspense_close' then
      perform private.close_suspense(
        p_staff,
        (p_request ->> 'suspense_id')::uuid,
        (p_request ->> 'account')::private.account_kind,
        p_request ->> 'provider_reference',
        p_request ->> 'evidence',
        p_audit);
    when 'correction' then
      perform private.approve_correction(
        p_staff,
        (p_request ->> 'difference_id')::uuid,
        (p_request ->> 'account')::private.account_kind,
        p_request ->> 'evidence',
        p_audit);
    when 'correction_reverse' then
      perform private.reverse_correction(
        p_staff, (p_request ->> 'difference_id')::uuid, p_audit);
    when 'account_status' then
      perform private.set_account_status(
        p_staff,
        (p_request ->> 'user_id')::uuid,
        (p_request ->> 'account_status')::public.account_status,
        nullif(p_request -> 'payout_block', 'null'),
        p_audit);
    when 'chargeback_decide' then
      perform private.decide_chargeback_as_staff(
        p_staff,
        (p_request ->> 'chargeback_id')::uuid,
        p_request ->> 'outcome',
        p_request ->> 'evidence',
        p_audit);
  end case;
  return (
    select jsonb_build_object(
      'target_type', lines.target_type,
      'target_id', lines.target_id,
      'before', lines.before,
      'after', lines.after)
    from private.audit_log as lines
    where lines.request_id = p_audit ->> 'request_id'
      and lines.action = p_audit ->> 'operation'
      and lines.actor_id = p_staff.id
      and lines.target_type <> 'approval'
    order by lines.id desc
    limit 1);
end
$$;
