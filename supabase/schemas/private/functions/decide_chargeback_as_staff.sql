create function private.decide_chargeback_as_staff(
  p_staff private.staff_member,
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_before private.chargebacks;
  v_after private.chargebacks;
  v_parties record;
begin
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  if v_before.id is null then
    perform private.raise_error('chargeback_not_found');
  end if;
  perform private.lock_purchase(v_before.reference);
  -- Read again under the lock: another decision, or the provider, may have come first.
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  v_parties := private.parties_of_chargeback(v_before);
  perform private.forbid_self_decision(p_staff, v_parties.buyer_id, v_parties.seller_id);
  perform private.check_chargeback_decision(v_before, p_outcome);

  if p_outcome = 'withdraw' then
    v_after := private.withdraw_chargeback(v_before);
  else
    v_after := private.decide_chargeback(v_before, p_outcome, p_staff.id);
  end if;
  perform private.audit(
    p_staff, p_audit, 'chargeback', p_id::text,
    private.chargeback_record(v_before),
    private.chargeback_record(v_after) || jsonb_build_object('evidence', p_evidence));
end
$$;
