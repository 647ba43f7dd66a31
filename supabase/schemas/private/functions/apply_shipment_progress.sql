create function private.apply_shipment_progress(
  p_order public.orders,
  p_shipment private.shipments,
  p_status private.shipping_statuses,
  p_happened_at timestamptz
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_id uuid;
  v_is_delivered boolean := p_status.moves_to = 'DELIVERED';
begin
  update private.shipments
  set
    scanned_at = least(scanned_at, p_happened_at, private.now()),
    delivered_at = case
      when v_is_delivered then least(delivered_at, p_happened_at, private.now())
      else delivered_at
    end
  where id = p_shipment.id;

  if p_shipment.direction = 'return' then
    if v_is_delivered then
      perform private.record_return_delivery(p_order);
    end if;
    return;
  end if;
  foreach v_id in array array(
    select orders.id
    from public.orders
    where orders.purchase_id = p_order.purchase_id
    order by orders.id)
  loop
    -- A step of another order of the bundle may have moved this order as well.
    select orders.* into v_order from public.orders where orders.id = v_id;
    -- A dispute stops the order, not the parcel: a later refund depends on whether it was shipped.
    if v_order.status = 'DISPUTED' and v_order.shipped_at is null then
      update public.orders
      set shipped_at = private.now(), updated_at = private.now()
      where id = v_order.id;
    end if;
    -- A carrier may skip a step: a delivered parcel was shipped.
    if v_order.status = 'READY_TO_SHIP' then
      v_order := private.move_order(v_order, 'SHIPPED', 'provider', p_reason => p_status.status);
    end if;
    if v_is_delivered and v_order.status = 'SHIPPED' then
      perform private.move_order(v_order, 'DELIVERED', 'provider', p_reason => p_status.status);
    elsif v_order.status = 'SHIPPED' and p_status.status in ('dropping_off', 'out_for_delivery') then
      perform private.notify(
        v_order.buyer_id,
        'order:' || v_order.purchase_id || ':' || v_order.state_version,
        'order.out_for_delivery',
        private.order_facts(v_order) || private.bundle_facts(v_order));
    end if;
  end loop;
end
$$;
