create function private.decide_chargeback(
  p_chargeback private.chargebacks,
  p_outcome text,
  p_staff_id uuid
) returns private.chargebacks
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_parties record := private.parties_of_chargeback(p_chargeback);
  v_after private.chargebacks;
  v_from_buyer bigint := 0;
  v_from_seller bigint := 0;
  v_missing bigint;
begin
  select orders.* into v_order from public.orders where orders.id = p_chargeback.order_id;
  update private.chargebacks
  set
    status = 'decided',
    outcome = p_outcome,
    decided_by = p_staff_id,
    decided_at = private.now()
  where id = p_chargeback.id
  returning * into v_after;
  perform private.record_chargeback(v_after, 'decided');
  perform private.lift_freeze(v_order.id, p_outcome <> 'cancel');
  if p_outcome = 'cancel' then
    -- What goes to the buyer's wallet is taken back at once: private.recover_from_refund.
    perform private.move_order(
      v_order.id,
      case v_order.status
        when 'READY_TO_SHIP' then 'CANCELLED'
        else 'REFUNDED'
      end::public.order_status,
      'staff',
      p_staff_id,
      'chargeback');
  end if;

  -- Locked before the balance is read: a withdrawal may take it.
  perform private.ledger_lock(
    array_agg(private.ledger_line('wallet', 0, p_user_id => parties.id)))
  from (
    values (v_parties.buyer_id, '{cancel,buyer,seller}'::text[]),
      (v_parties.seller_id, '{seller}')
  ) as parties (id, outcomes)
  where parties.id is not null
    and p_outcome = any (parties.outcomes)
  having count(*) > 0;
  select chargebacks.* into v_after from private.chargebacks where chargebacks.id = p_chargeback.id;
  v_missing := v_after.amount - v_after.returned - v_after.from_buyer - v_after.from_seller;
  if p_outcome <> 'claims' and v_order.id is not null then
    v_from_buyer := least(
      v_missing,
      private.received_from_order(v_order.id, v_order.buyer_id),
      private.spendable(v_order.buyer_id));
  end if;
  if p_outcome = 'seller' then
    v_from_seller := least(
      v_missing - v_from_buyer,
      case
        when v_order.id is null then (
          select purchases.price
          from private.boost_purchases as purchases
          where purchases.id = v_after.boost_id)
        else private.received_from_order(v_order.id, v_order.seller_id)
      end);
  end if;
  perform private.recover_chargeback(
    v_after.id, v_parties.buyer_id, v_from_buyer, v_parties.seller_id, v_from_seller);
  select chargebacks.* into v_after from private.chargebacks where chargebacks.id = p_chargeback.id;
  return v_after;
end
$$;
comment on function private.decide_chargeback(private.chargebacks, text, uuid) is
  'Books the decision of staff. The buyer''s wallet gives what it got and has; the seller''s what '
  'it got, below zero if need be. The rest stays on claims.';
