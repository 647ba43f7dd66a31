create function internal.abandon_order(p_order_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_order public.orders;
begin
  -- The listing first, as api.orders_create locks it. The invoice too: a lease that is being taken
  -- is waited for, and then seen.
  perform
  from public.orders
  join public.listings on listings.id = orders.listing_id
  where orders.id = p_order_id
    and orders.state_version = 0
  for update of listings;
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
  perform private.return_voucher(v_order);
  perform private.effect_free_listing(v_order);
  perform private.finish_purchase_job('finish_order', p_order_id);
  if v_order.wallet_amount = 0 then
    delete from public.orders where id = p_order_id;
  else
    -- The ledger has the hold and its return, so the order stays, hidden from everybody.
    delete from private.order_addresses where order_id = p_order_id;
    update public.orders set status = 'EXPIRED' where id = p_order_id;
    perform private.effect_return_wallet_payment(v_order);
  end if;
  return true;
end
$$;
comment on function internal.abandon_order(uuid, integer) is
  'Deletes an unfinished order that certainly has no invoice, and frees its listing and voucher. '
  'Returns false if it is finished, or if another process has leased it since p_lease.';
