-- Takes the decided amounts from the wallets. The buyer's wallet gives at most the order's money
-- that is still there. The seller's wallet gives the proceeds, below zero if need be, as in a
-- refund by staff: commission and voucher come back too (private.sale_share). A boost gives its
-- price once it ran, and its refunds, minus earlier deductions. The rest stays on claims.
create function private.charge_parties(
  p_chargeback private.chargebacks,
  p_outcome text
) returns private.chargebacks
language plpgsql volatile
as $$
declare
  v_chargeback private.chargebacks;
  v_parties constant record := private.parties_of_chargeback(p_chargeback);
  v_from_buyer bigint := 0;
  v_share record;
  v_missing bigint;
begin
  -- The accounts cannot be deleted from here on: a deletion locks them before their wallets.
  perform private.is_account_deleted(v_parties.buyer_id);
  perform private.is_account_deleted(v_parties.seller_id);
  -- Locked before the balance is read: a withdrawal may take it.
  perform private.ledger_lock(
    null, array_agg(private.ledger_line('wallet', 0, p_user_id => parties.id)))
  from (
    values (v_parties.buyer_id, '{cancel,buyer,seller}'::text[]),
      (v_parties.seller_id, '{seller}')
  ) as parties (id, outcomes)
  where parties.id is not null
    and p_outcome = any (parties.outcomes)
  having count(*) > 0;
  select chargebacks.* into v_chargeback
  from private.chargebacks
  where chargebacks.id = p_chargeback.id;
  v_missing := private.chargeable(v_chargeback);
  if p_outcome <> 'claims' and v_chargeback.order_id is not null then
    v_from_buyer := least(
      v_missing,
      private.received_from_order(v_chargeback.order_id, v_parties.buyer_id),
      private.spendable(v_parties.buyer_id));
  end if;
  v_share := private.sale_share(
    v_chargeback.order_id, case p_outcome when 'seller' then v_missing - v_from_buyer else 0 end);
  if p_outcome = 'seller' and v_chargeback.order_id is null then
    v_share.seller := least(
      v_missing, private.recoverable_from_boost(v_chargeback.boost_id));
  end if;
  perform private.recover_chargeback(
    v_chargeback.id,
    v_parties.buyer_id,
    v_from_buyer,
    v_parties.seller_id,
    v_share.seller,
    v_share.commission,
    v_share.promotions);
  return (select chargebacks from private.chargebacks where chargebacks.id = v_chargeback.id);
end
$$;
