-- For an operation on an order or its bundle that posts transfers before it moves the order.
-- Another transaction may hold the listing, its seller or the voucher and wait for these accounts.
create function private.lock_order_effects(
  p_order public.orders,
  p_user_id uuid default null,
  p_others private.account_kind[] default '{}'
) returns void
language plpgsql volatile
as $$
begin
  perform
  from public.listings
  where listings.id in (
    select bundled.listing_id
    from public.orders as bundled
    where bundled.purchase_id = p_order.purchase_id)
  order by listings.id
  for no key update;
  -- A listing that returns to sale is indexed: private.index_listings locks its seller like this.
  perform from public.profiles where profiles.id = p_order.seller_id for share;
  perform
  from private.vouchers
  join private.voucher_uses as uses on uses.voucher_id = vouchers.id
  where uses.order_id = p_order.purchase_id
  for no key update of vouchers;
  perform private.lock_order_accounts(p_order.id, p_user_id, p_others);
end
$$;
