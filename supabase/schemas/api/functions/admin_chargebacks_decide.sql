create function api.admin_chargebacks_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_before private.chargebacks;
  v_after private.chargebacks;
  v_parties record;
begin
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  if v_before.id is null then
    perform private.raise_error(
      'NOT_FOUND', 'chargeback_not_found', 'There is no such chargeback.');
  end if;
  perform private.lock_purchase(v_before.reference);
  -- Read again under the lock: another decision, or the provider, may have come first.
  select chargebacks.* into v_before from private.chargebacks where chargebacks.id = p_id;
  v_parties := private.parties_of_chargeback(v_before);
  perform private.forbid_self_decision(v_staff, v_parties.buyer_id, v_parties.seller_id);
  perform private.check_chargeback_decision(v_before, p_outcome);

  if p_outcome = 'withdraw' then
    v_after := private.withdraw_chargeback(v_before);
  else
    v_after := private.decide_chargeback(v_before, p_outcome, v_staff.id);
  end if;
  perform private.audit(
    v_staff, p_audit, 'chargeback', p_id::text,
    private.chargeback_record(v_before),
    private.chargeback_record(v_after) || jsonb_build_object('evidence', p_evidence));
  return private.chargeback_record(v_after);
end
$$;
comment on function api.admin_chargebacks_decide(uuid, text, text, jsonb) is
  'Decides who bears a chargeback, once. p_outcome: claims, the order goes on; cancel, ends an '
  'order whose money is in escrow; buyer or seller, takes from their wallets what they got from '
  'an order that has ended; withdraw, an announced one was a mistake.';
