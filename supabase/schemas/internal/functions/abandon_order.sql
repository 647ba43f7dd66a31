-- Deletes an unfinished order, with its bundle, that certainly has no invoice, and frees its
-- listing and voucher. Returns false if it is finished, or if another process has leased it since
-- p_lease.
create function internal.abandon_order(p_order_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
begin
  -- The orders before the listings, as everywhere. The invoice too: waits for another process that
  -- is taking the lease.
  perform private.lock_order(p_order_id);
  perform
  from public.listings
  where listings.id in (
    select orders.listing_id
    from public.orders
    where orders.purchase_id = p_order_id
      and orders.state_version = 0)
  order by listings.id
  for update;
  select orders.* into v_order
  from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.id = p_order_id
    and orders.state_version = 0
    and orders.status = 'AWAITING_PAYMENT'
    and invoices.lease = p_lease
  for update;
  if v_order.id is null then
    return false;
  end if;
  for v_order in
    select orders.* from public.orders where orders.purchase_id = p_order_id
  loop
    perform private.return_voucher(v_order);
    perform private.effect_free_listing(v_order);
  end loop;
  perform private.finish_purchase_job('finish_order', p_order_id);
  if not private.has_wallet_part(p_order_id) then
    delete from public.orders where purchase_id = p_order_id;
    return true;
  end if;
  -- The ledger contains the hold and its return, so the order stays, hidden from everybody.
  delete from private.order_addresses
  using public.orders
  where orders.id = order_addresses.order_id
    and orders.purchase_id = p_order_id;
  update public.orders set status = 'EXPIRED' where purchase_id = p_order_id;
  perform private.effect_return_wallet_payment(orders)
  from public.orders
  where orders.purchase_id = p_order_id;
  return true;
end
$$;
