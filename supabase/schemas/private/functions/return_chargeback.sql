create function private.return_chargeback(
  p_chargeback private.chargebacks,
  p_amount bigint
) returns void
language plpgsql volatile
as $$
declare
  v_returned constant bigint := p_chargeback.returned + p_amount;
  -- What was taken from wallets beyond what is still missing: the seller's first, who lost more.
  v_excess constant bigint := greatest(
    p_chargeback.from_buyer + p_chargeback.from_seller - (p_chargeback.amount - v_returned), 0);
  v_to_seller constant bigint := least(v_excess, p_chargeback.from_seller);
  v_to_buyer constant bigint := v_excess - v_to_seller;
  v_parties record;
  v_after private.chargebacks;
begin
  v_parties := private.parties_of_chargeback(p_chargeback);
  update private.chargebacks
  set returned = v_returned,
      from_seller = from_seller - v_to_seller,
      from_buyer = from_buyer - v_to_buyer,
      status = case when v_returned = amount then 'reversed' else status end
  where id = p_chargeback.id
  returning * into v_after;
  v_after := private.record_chargeback(v_after, 'returned');
  perform private.notify(
    parties.id,
    'chargeback:' || v_after.id || ':' || v_after.version,
    'payment.charge_returned',
    jsonb_build_object(
      'order_id', v_after.order_id,
      'reference', v_after.reference,
      'amount', parties.amount))
  from (
    values (v_parties.buyer_id, v_to_buyer), (v_parties.seller_id, v_to_seller)
  ) as parties (id, amount)
  where parties.amount > 0;
  perform private.lift_freeze(v_after.order_id);
  perform private.post_chargeback(
    v_after.id,
    'chargeback_return',
    array[
      private.ledger_line('provider_cash', -p_amount),
      private.ledger_line('claims', p_amount - v_to_buyer - v_to_seller),
      private.ledger_line('wallet', v_to_buyer, p_user_id => v_parties.buyer_id),
      private.ledger_line('wallet', v_to_seller, p_user_id => v_parties.seller_id)
    ]);
  -- Another chargeback of the same payment may stand.
  if v_to_buyer > 0 then
    perform private.recover_from_refund(v_after.order_id, v_to_buyer);
  end if;
end
$$;
