-- May leave a wallet below zero; the caller has limited the amounts.
create function private.recover_chargeback(
  p_id uuid,
  p_buyer_id uuid,
  p_from_buyer bigint,
  p_seller_id uuid,
  p_from_seller bigint,
  p_from_commission bigint default 0,
  p_to_promotions bigint default 0
) returns void
language plpgsql volatile
as $$
declare
  -- Deleted accounts pay nothing.
  v_from_buyer constant bigint := case
    when p_from_buyer > 0 and not private.is_account_deleted(p_buyer_id) then p_from_buyer
    else 0
  end;
  v_from_seller constant bigint := case
    when p_from_seller > 0 and not private.is_account_deleted(p_seller_id) then p_from_seller
    else 0
  end;
  v_chargeback private.chargebacks;
begin
  if (v_from_buyer, v_from_seller, p_from_commission, p_to_promotions) = (0, 0, 0, 0) then
    return;
  end if;
  update private.chargebacks
  set from_buyer = from_buyer + v_from_buyer,
      from_seller = from_seller + v_from_seller,
      from_commission = from_commission + p_from_commission,
      to_promotions = to_promotions + p_to_promotions
  where id = p_id
  returning * into v_chargeback;
  v_chargeback := private.record_chargeback(v_chargeback, 'recovered');
  perform private.notify(
    parties.id,
    'chargeback:' || p_id || ':' || v_chargeback.version,
    'payment.charged_back',
    jsonb_build_object(
      'order_id', v_chargeback.order_id,
      'reference', v_chargeback.reference,
      'amount', parties.amount))
  from (
    values (p_buyer_id, v_from_buyer), (p_seller_id, v_from_seller)
  ) as parties (id, amount)
  where parties.amount > 0;
  perform private.post_chargeback(
    p_id,
    'chargeback_recovery',
    array[
      private.ledger_line('wallet', -v_from_buyer, p_user_id => p_buyer_id),
      private.ledger_line('wallet', -v_from_seller, p_user_id => p_seller_id),
      private.ledger_line('commission_revenue', -p_from_commission),
      private.ledger_line('promotions', p_to_promotions),
      private.ledger_line(
        'claims', v_from_buyer + v_from_seller + p_from_commission - p_to_promotions)
    ]);
end
$$;
