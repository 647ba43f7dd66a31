create function private.effect_release_escrow(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  -- In a settlement the buyer gets this amount: from the item price first, then from claims for the
  -- shipping.
  v_settled bigint := private.settled_amount(p_order.id);
begin
  -- Before the accounts, as in private.lock_order_effects.
  update public.profiles set sold_count = sold_count + 1 where id = p_order.seller_id;
  if private.has_unspent_shipping(p_order) then
    -- The refund of the fee is a second transfer.
    perform private.lock_order_accounts(p_order.id);
  end if;
  perform private.ledger_post(
    'order:' || p_order.id || ':released',
    case when v_settled > 0 then 'settlement' else 'release' end,
    case when v_settled > 0 then 'Settlement of ' else 'Sale, order ' end || p_order.reference,
    p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line(
        'wallet',
        greatest(p_order.item_price - v_settled, 0) - p_order.commission,
        p_user_id => p_order.seller_id),
      private.ledger_line('wallet', v_settled, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', least(p_order.item_price - v_settled, 0)),
      private.ledger_line('commission_revenue', p_order.commission),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)
    ]);
  if v_settled > 0 then
    perform private.recover_from_refund(p_order.id, v_settled);
  end if;
  -- The item was handed over in person. internal.record_booking cancels a booking that is under
  -- way.
  perform private.cancel_courier(p_order.id, 'outbound')
  where p_order.shipped_at is null
    and not private.has_left_seller(p_order);
  perform private.refund_unspent_shipping(p_order.id);
end
$$;
comment on function private.effect_release_escrow(public.orders) is
  'Pays the seller, and in a settlement the buyer. The commission and the protection fee are '
  'earned. A courier that was booked and not used is cancelled. A shipping fee that paid no '
  'courier goes back to the buyer.';
