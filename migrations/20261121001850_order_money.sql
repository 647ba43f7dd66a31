-- Who gets what rupiah when an order moves. migrations/ENDINGS.md tells it with numbers.

create function private.effect_take_payment(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':paid', 'payment', 'Payment of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('provider_cash', -p_order.total),
      private.ledger_line('promotions', -p_order.voucher_discount),
      private.ledger_line('escrow', p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('shipping_payable', p_order.shipping_fee),
      private.ledger_line('protection_fee_held', p_order.buyer_protection_fee)
    ]);
end
$$;
comment on function private.effect_take_payment(public.orders) is 'The buyer''s money enters: item price into this order''s escrow, the rest where it waits to be spent or earned.';
grant execute on function private.effect_take_payment(public.orders) to preloved_verbs;

create function private.effect_release_escrow(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':released', 'release', 'Sale of ' || p_order.listing_title, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      private.ledger_line('wallet', p_order.item_price - p_order.commission, p_user_id => p_order.seller_id),
      private.ledger_line('commission_revenue', p_order.commission),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)
    ]);
  update public.profiles set sold_count = sold_count + 1 where id = p_order.seller_id;
end
$$;
comment on function private.effect_release_escrow(public.orders) is 'The seller is paid and the protection fee is earned.';
grant execute on function private.effect_release_escrow(public.orders) to preloved_verbs;

create function private.effect_return_voucher(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_order.shipped_at is null then
    perform private.return_voucher(p_order);
  end if;
end
$$;
comment on function private.effect_return_voucher(public.orders) is 'Nothing was shipped, so the voucher may be used again.';
grant execute on function private.effect_return_voucher(public.orders) to preloved_verbs;

create function private.effect_retake_voucher(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.retake_voucher(p_order);
end
$$;
comment on function private.effect_retake_voucher(public.orders) is 'The order is back, and its voucher is used again.';
grant execute on function private.effect_retake_voucher(public.orders) to preloved_verbs;

create function private.paid_by_buyer(p_order public.orders) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return p_order.total - (
    select coalesce(sum(entries.amount), 0)
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.key = 'order:' || p_order.id || ':covered' and entries.amount > 0);
end
$$;
comment on function private.paid_by_buyer(public.orders) is
  'Rupiah of the total that came from the buyer: all of it, unless they sent too little and staff had the market cover the rest.';
grant execute on function private.paid_by_buyer(public.orders) to preloved_verbs;

create function private.refund_due(p_order public.orders) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if p_order.shipped_at is null then
    return p_order.total;
  end if;
  -- The protection fee is earned by then. A voucher was spent on the item and its way first.
  return greatest(p_order.item_price + p_order.shipping_fee - p_order.voucher_discount, 0);
end
$$;
comment on function private.refund_due(public.orders) is
  'What goes back when an order comes to nothing, in rupiah: all of its total before it was shipped, then item and shipping less the voucher.';
grant execute on function private.refund_due(public.orders) to preloved_verbs;

create function private.effect_refund_buyer(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
declare
  v_due bigint := private.refund_due(p_order);
  -- Never more than they paid: what the market covered for them goes back to claims.
  v_theirs bigint := least(v_due, private.paid_by_buyer(p_order));
  -- The fee is earned once the parcel has left; before, it is part of what goes back.
  v_fee_earned bigint := case when p_order.shipped_at is null then 0 else p_order.buyer_protection_fee end;
  v_courier private.account_kind := case when private.has_live_courier(p_order.id) then 'claims' else 'shipping_payable' end;
begin
  perform private.ledger_post(
    'order:' || p_order.id || ':refunded', 'refund', 'Refund of ' || p_order.reference, p_order.id,
    array[
      private.ledger_line('escrow', -p_order.item_price, p_order_id => p_order.id),
      -- A courier that is booked has been paid already: the market bears it, and has it back if the booking can be cancelled.
      private.ledger_line(v_courier, -p_order.shipping_fee),
      private.ledger_line('protection_fee_held', -p_order.buyer_protection_fee),
      private.ledger_line('protection_fee_revenue', v_fee_earned),
      private.ledger_line('wallet', v_theirs, p_user_id => p_order.buyer_id),
      private.ledger_line('claims', v_due - v_theirs),
      private.ledger_line('promotions', p_order.total + p_order.voucher_discount - v_fee_earned - v_due)
    ]);
  perform private.note_refund(p_order, v_theirs);
end
$$;
comment on function private.effect_refund_buyer(public.orders) is 'The buyer''s part goes to their wallet, the voucher''s part back to promotions.';
grant execute on function private.effect_refund_buyer(public.orders) to preloved_verbs;

create function private.note_refund(p_order public.orders, p_amount bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.orders set refunded_at = private.now(), refunded_amount = p_amount where id = p_order.id;
  perform private.notify(p_order.buyer_id, 'order:' || p_order.id || ':refunded', 'payment.refunded', 'payment',
    jsonb_build_object('order_id', p_order.id, 'reference', p_order.reference, 'amount', p_amount));
end
$$;
comment on function private.note_refund(public.orders, bigint) is 'Writes on the order what went back to the buyer, and tells them.';
grant execute on function private.note_refund(public.orders, bigint) to preloved_verbs;
