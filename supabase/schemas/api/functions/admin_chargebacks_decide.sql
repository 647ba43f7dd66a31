create function api.admin_chargebacks_decide(
  p_id uuid,
  p_outcome text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_order_id uuid;
  v_refund bigint;
begin
  select
    orders.id,
    orders.item_price + orders.shipping_fee - chargebacks.amount
  into v_order_id, v_refund
  from private.chargebacks
  join public.orders on orders.id = chargebacks.order_id
  where chargebacks.id = p_id;

  -- What the payment channel did not take goes to the buyer's wallet.
  if p_outcome = 'cancel' and private.needs_approval(v_refund) then
    return private.propose(
      'chargeback_decide',
      v_staff,
      jsonb_build_object(
        'chargeback_id', p_id,
        'order_id', v_order_id,
        'outcome', p_outcome,
        'evidence', p_evidence),
      null,
      p_audit);
  end if;
  perform private.decide_chargeback_as_staff(v_staff, p_id, p_outcome, p_evidence, p_audit);
  return (
    select private.chargeback_record(chargebacks)
    from private.chargebacks
    where chargebacks.id = p_id
  );
end
$$;
comment on function api.admin_chargebacks_decide(uuid, text, text, jsonb) is
  'Decides who bears a chargeback, once. p_outcome: claims, the order goes on; cancel, ends an '
  'order whose money is in escrow; buyer or seller, takes from their wallets what they got from '
  'an order that has ended; withdraw, an announced one was a mistake or the provider''s '
  'list never shows it. A cancel that refunds more than approval_over_idr is proposed.';
