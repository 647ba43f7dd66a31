-- The may_ functions that take an order are preconditions of private.order_transitions: null when
-- the order may move, else a sentence that says why not.
create function private.may_revive(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('late_payment_revival_minutes');
  v_listing public.listings;
begin
  select listings.* into v_listing
  from public.listings
  where listings.id = p_order.listing_id;
  if p_order.updated_at < private.now() - make_interval(mins => v_window) then
    return 'The payment came too late.';
  elsif not private.is_for_sale(v_listing)
    or v_listing.price is distinct from private.listing_price_of(p_order) then
    return 'The listing is no longer offered at this price.';
  elsif private.block_error(p_order.buyer_id, p_order.seller_id) is not null then
    return 'Buyer and seller no longer trade with each other.';
  elsif not private.may_reuse_voucher(p_order) then
    return 'Its voucher has been used up in the meantime.';
  elsif p_order.wallet_amount > private.free_balance(p_order.buyer_id) then
    return 'The buyer''s wallet no longer has its part of the payment.';
  elsif p_order.wallet_amount > 0 and private.is_payout_blocked(p_order.buyer_id) then
    return 'The buyer''s wallet is blocked and pays nothing.';
  end if;
  return null;
end
$$;
comment on function private.may_revive(public.orders) is
  'Holds for late_payment_revival_minutes, while the listing is for sale at the same price and the '
  'order''s offer has not ended, '
  'neither party has blocked the other, the voucher can be used again and the '
  'wallet still has, and may pay, its part.';
