create function private.enter_order_status(
  p_order public.orders,
  p_to public.order_status
) returns public.orders
language plpgsql volatile
as $$
declare
  v_now timestamptz := private.now();
  v_order public.orders;
begin
  update public.orders
  set status = p_to,
      state_version = state_version + 1,
      updated_at = v_now,
      paid_at = case when p_to = 'READY_TO_SHIP' then v_now else paid_at end,
      shipped_at = case when p_to = 'SHIPPED' then v_now else shipped_at end,
      delivered_at = case
        when p_to = 'DELIVERED' then coalesce(delivered_at, v_now)
        else delivered_at
      end,
      completed_at = case when p_to = 'COMPLETED' then v_now else completed_at end
  where id = p_order.id
    -- Whoever moves an order has locked it, so it is as they read it.
    and state_version = p_order.state_version
  returning * into strict v_order;
  return v_order;
end
$$;
