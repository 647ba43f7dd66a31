-- claims: the order continues; withdraw: the announcement was a mistake. Proposes a decision that
-- gives away more than private.authorities.
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
  v_chargeback private.chargebacks;
  v_parties record;
  v_order public.orders;
  v_taken bigint;
  v_total bigint;
  v_refund bigint;
  v_proceeds bigint;
begin
  select chargebacks.* into v_chargeback from private.chargebacks where chargebacks.id = p_id;
  perform private.lock_purchase(v_chargeback.reference);
  select orders.* into v_order from public.orders where orders.id = v_chargeback.order_id;
  select
    sum(orders.total),
    sum(private.refund_at_most(orders)) filter (where private.is_in_escrow(orders))
  into v_total, v_refund
  from public.orders
  where orders.purchase_id = v_order.id;
  v_total := coalesce(
    v_total,
    (
      select purchases.price
      from private.boost_purchases as purchases
      where purchases.id = v_chargeback.boost_id));
  v_taken := v_chargeback.amount - v_chargeback.returned;
  v_parties := private.parties_of_chargeback(v_chargeback);
  v_proceeds := private.received_from_order(v_order.id, v_parties.seller_id);

  if not private.decide_alone(
    v_staff,
    -- The part that the payment channel did not take goes to the buyer's wallet.
    row(
      'refund',
      case p_outcome when 'cancel' then v_refund - v_taken end,
      v_order.buyer_id),
    -- A party keeps or gets the money, although the payment channel takes it from us, or may.
    row(
      'chargeback',
      case
        when p_outcome in ('claims', 'withdraw')
          then coalesce(nullif(v_taken, 0), v_total)
        when p_outcome = 'buyer' then least(v_taken, v_proceeds)
      end,
      case
        when v_order.id is not null and v_refund is null and v_proceeds = 0 then v_parties.buyer_id
        else v_parties.seller_id
      end))
  then
    return private.propose(
      'chargeback_decide',
      v_staff,
      jsonb_build_object(
        'chargeback_id', p_id,
        'order_id', v_order.id,
        'outcome', p_outcome,
        'evidence', p_evidence),
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
