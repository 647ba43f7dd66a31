create function api.admin_suspense_close(
  p_id uuid,
  p_account text,
  p_provider_reference text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
begin
  if not private.decide_alone(v_staff, row('suspense', v_item.amount, null)) then
    return private.propose(
      'suspense_close',
      v_staff,
      jsonb_build_object(
        'suspense_id', p_id,
        'order_id', v_item.order_id,
        'account', p_account,
        'provider_reference', p_provider_reference,
        'evidence', p_evidence,
        'amount', v_item.amount),
      p_audit);
  end if;
  perform private.close_suspense(
    v_staff, p_id, p_account::private.account_kind, p_provider_reference, p_evidence, p_audit);
  return private.suspense_record(p_id);
end
$$;
