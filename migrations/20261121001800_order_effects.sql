-- What an order's move does to money, listing and work. Each runs inside the move's transaction.

create function private.may_revive(p_order public.orders) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select listings.* into v_listing from public.listings where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => private.setting('late_payment_revival_minutes')::integer) then
    return 'The payment came too late.';
  elsif not v_listing.is_visible or v_listing.price <> p_order.item_price then
    return 'The listing is no longer offered at this price.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is 'A late payment brings an order back only while its listing is still free at the same price.';
grant execute on function private.may_revive(public.orders) to preloved_verbs;

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

create function private.effect_sell_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id and status in ('active', 'reserved');
end
$$;
comment on function private.effect_sell_listing(public.orders) is 'A listing still reserved becomes sold.';
grant execute on function private.effect_sell_listing(public.orders) to preloved_verbs;

create function private.effect_free_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'active', updated_at = private.now()
  where id = p_order.listing_id and status = 'reserved';
end
$$;
comment on function private.effect_free_listing(public.orders) is 'An order that came to nothing gives its listing back to the shop.';
grant execute on function private.effect_free_listing(public.orders) to preloved_verbs;

create function private.effect_book_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue('shipping_book', p_order.id::text, jsonb_build_object('order_id', p_order.id));
end
$$;
comment on function private.effect_book_shipping(public.orders) is 'Leaves the booking of the courier to a job: its failure never holds the order.';
grant execute on function private.effect_book_shipping(public.orders) to preloved_verbs;
