create function private.return_chargeback(
  p_chargeback private.chargebacks,
  p_amount bigint
) returns void
language plpgsql volatile
as $$
declare
  v_returned constant bigint := p_chargeback.returned + p_amount;
  -- The part of private.borne_by_parties beyond the amount that is still missing. The sale's part
  -- (seller's proceeds, commission, voucher) goes back first, because the seller lost more.
  v_excess constant bigint := greatest(
    private.borne_by_parties(p_chargeback) - (p_chargeback.amount - v_returned), 0);
  v_of_sale constant bigint :=
    private.borne_by_parties(p_chargeback) - p_chargeback.from_buyer;
  v_part constant numeric := case
    when v_returned = p_chargeback.amount then 1
    when v_of_sale > 0 then least(v_excess::numeric / v_of_sale, 1)
    else p_amount::numeric / (p_chargeback.amount - p_chargeback.returned)
  end;
  v_to_commission constant bigint := p_chargeback.from_commission * v_part;
  v_from_promotions constant bigint := p_chargeback.to_promotions * v_part;
  v_to_seller constant bigint := case
    when v_of_sale > 0
      then least(v_excess, v_of_sale) - v_to_commission + v_from_promotions
    else p_chargeback.from_seller * v_part
  end;
  v_to_buyer constant bigint := case
    when v_returned = p_chargeback.amount then p_chargeback.from_buyer
    else least(greatest(v_excess - greatest(v_of_sale, 0), 0), p_chargeback.from_buyer)
  end;
  v_parties record;
  v_after private.chargebacks;
begin
  v_parties := private.parties_of_chargeback(p_chargeback);
  update private.chargebacks
  set returned = v_returned,
      from_seller = from_seller - v_to_seller,
      from_buyer = from_buyer - v_to_buyer,
      from_commission = from_commission - v_to_commission,
      to_promotions = to_promotions - v_from_promotions,
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
  if private.booked_chargebacks(v_after.reference)
    <= private.paid_through_provider(v_after.reference)
  then
    perform private.end_case('chargeback_excess', v_after.reference);
  end if;
  perform private.lift_freeze(v_after.order_id);
  perform private.post_chargeback(
    v_after.id,
    'chargeback_return',
    array[
      private.ledger_line('provider_cash', -p_amount),
      private.ledger_line(
        'claims',
        p_amount - v_to_buyer - v_to_seller - v_to_commission + v_from_promotions),
      private.ledger_line('commission_revenue', v_to_commission),
      private.ledger_line('promotions', -v_from_promotions),
      private.ledger_line('wallet', v_to_buyer, p_user_id => v_parties.buyer_id),
      private.ledger_line('wallet', v_to_seller, p_user_id => v_parties.seller_id)
    ]);
  -- Another chargeback of the same payment may remain.
  if v_to_buyer > 0 then
    perform private.recover_from_refund(v_after.order_id, v_to_buyer);
  end if;
end
$$;
