-- Moves an order along one row of private.order_transitions. The caller has locked it.
create function private.move_order(
  p_order public.orders,
  p_to public.order_status,
  p_actor public.order_actor,
  p_actor_id uuid default null,
  p_reason text default null
) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_transition private.order_transitions;
  v_next public.order_status;
  v_now constant timestamptz := private.now();
begin
  select transitions.* into v_transition
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status
    and transitions.to_status = p_to
    and transitions.actor = p_actor;
  if v_transition.actor is null then
    perform private.raise_error(
      'order_status_forbids', jsonb_build_object('status', p_order.status, 'to', p_to));
  end if;
  if v_transition.is_joint and p_order.bundle_id is not null then
    -- Each order has its own transfers, so all their locks come first.
    perform private.lock_order_effects(p_order);
    for v_order in
      select orders.*
      from public.orders
      where orders.purchase_id = p_order.purchase_id
        and orders.status = p_order.status
      -- The notifications of both parties name the first order.
      order by orders.id <> p_order.id, orders.id
    loop
      perform private.take_step(v_order, v_transition, p_actor_id, p_reason, v_now);
    end loop;
    perform private.notify_joint_refund(p_order);
  else
    perform private.take_step(p_order, v_transition, p_actor_id, p_reason, v_now);
  end if;

  -- A transition without a delay follows at once, in the same transaction.
  select transitions.to_status into v_next
  from private.order_transitions as transitions
  where transitions.from_status = p_to
    and transitions.actor = 'clock'
    and transitions.after_setting is null;
  -- An effect may have changed the order, or moved it further.
  select orders.* into v_order from public.orders where orders.id = p_order.id;
  if v_next is not null then
    return private.move_order(v_order, v_next, 'clock');
  end if;
  return v_order;
end
$$;
