-- Starts the outbound bookings of these orders and returns each as internal.booking_to_request
-- does. Skips orders that are booked, locked or not ready to ship: that function decides about
-- them.
create function internal.begin_bookings(p_order_ids jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_ids constant uuid[] := array(
    select ids.id::uuid from jsonb_array_elements_text(p_order_ids) as ids (id));
  v_order public.orders;
  v_begun jsonb := '[]';
begin
  -- Skips locked orders, so that no booking waits for another.
  for v_order in
    select orders.*
    from public.orders
    where orders.id = any (v_ids)
      and orders.status = 'READY_TO_SHIP'
    order by orders.id
    for update skip locked
  loop
    if not exists (
      select
      from private.shipments
      where shipments.order_id = v_order.id
        and shipments.direction = 'outbound'
        and shipments.shipper_order_id is not null)
    then
      v_begun := v_begun
        || private.booking_record(v_order, private.ensure_shipment(v_order, 'outbound', private.now()));
    end if;
  end loop;
  return v_begun;
end
$$;
