-- Records outbound bookings [{order_id, shipment}] as internal.record_booking does, for orders that
-- are ready to ship, not locked, and whose shipping fee is not refunded. Returns their ids;
-- internal.record_booking handles the others.
create function internal.record_bookings(p_bookings jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_ids constant uuid[] := array(
    select booking.order_id from jsonb_to_recordset(p_bookings) as booking (order_id uuid));
  v_locked uuid[];
  v_order_id uuid;
  v_shipment jsonb;
  v_recorded jsonb := '[]';
begin
  -- All orders before any ledger account, as in a single booking. Skips locked orders, so that no
  -- booking waits for another.
  v_locked := array(
    select orders.id
    from public.orders
    where orders.id = any (v_ids)
    for update skip locked);
  for v_order_id, v_shipment in
    select booking.order_id, booking.shipment
    from jsonb_to_recordset(p_bookings) as booking (order_id uuid, shipment jsonb)
    join public.orders on orders.id = booking.order_id
    where orders.id = any (v_locked)
      and orders.status = 'READY_TO_SHIP'
      and private.courier_cost_account(orders) = 'shipping_payable'
    -- Each booking posts to the same kinds of accounts, in the stripe of its order: sorted, so that
    -- two batches lock the accounts in the same order.
    order by
      private.ledger_stripe('shipping_payable', booking.order_id),
      booking.order_id
  loop
    perform internal.record_booking(v_order_id, 'outbound', v_shipment);
    v_recorded := v_recorded || to_jsonb(v_order_id);
  end loop;
  return v_recorded;
end
$$;
