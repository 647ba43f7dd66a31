-- PAID: the provider has paid it from our balance there. FAILED: the wallet gets it. The caller has
-- locked the refund.
create function private.end_refund(
  p_refund private.refunds,
  p_status private.refund_status,
  p_reason text default null
) returns void
language plpgsql volatile
as $$
declare
  v_chargeback private.chargebacks;
  v_rest bigint := p_refund.amount;
  v_part bigint;
begin
  update private.refunds
  set status = p_status, failure_code = p_reason, updated_at = private.now()
  where id = p_refund.id;
  perform private.end_case('refund_pending', p_refund.id::text);
  if p_status = 'PAID' then
    perform private.ledger_post(
      'refund:' || p_refund.id || ':returned',
      'refund_returned',
      'Refund of ' || p_refund.reference,
      p_refund.order_id,
      array[
        private.ledger_line('refund_in_transit', -p_refund.amount),
        private.ledger_line('provider_cash', p_refund.amount)
      ]);
    return;
  end if;
  -- A chargeback takes the refund back by a second transfer.
  perform private.lock_order_accounts(p_refund.order_id, p_refund.user_id);
  perform private.ledger_post(
    'refund:' || p_refund.id || ':to_balance',
    'refund_to_balance',
    'Refund of ' || p_refund.reference,
    p_refund.order_id,
    array[
      private.ledger_line('refund_in_transit', -p_refund.amount),
      private.ledger_line('wallet', p_refund.amount, p_user_id => p_refund.user_id)
    ]);
  perform private.notify(
    p_refund.user_id,
    'refund:' || p_refund.id,
    'payment.refund_in_wallet',
    jsonb_build_object(
      'order_id', p_refund.order_id,
      'reference', p_refund.reference,
      'amount', p_refund.amount));
  perform private.recover_from_refund(p_refund.order_id, p_refund.amount);
  for v_chargeback in
    select chargebacks.*
    from private.chargebacks
    where chargebacks.reference = p_refund.reference
      and chargebacks.boost_id is not null
      and chargebacks.status in ('open', 'decided')
    order by chargebacks.created_at, chargebacks.id
  loop
    v_part := least(
      v_rest,
      private.chargeable(v_chargeback),
      private.recoverable_from_boost(v_chargeback.boost_id));
    perform private.recover_chargeback(v_chargeback.id, null, 0, p_refund.user_id, v_part);
    v_rest := v_rest - v_part;
  end loop;
end
$$;
