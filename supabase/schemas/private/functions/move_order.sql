-- The only function that changes orders.status.
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
  v_from constant public.order_status := p_order.status;
  v_now constant timestamptz := private.now();
  v_transition private.order_transitions;
  v_effect text;
  v_next public.order_status;
begin
  select transitions.* into v_transition
  from private.order_transitions as transitions
  where transitions.from_status = v_from
    and transitions.to_status = p_to
    and transitions.actor = p_actor;
  if v_transition.actor is null then
    perform private.raise_error(
      'order_status_forbids', jsonb_build_object('status', v_from, 'to', p_to));
  end if;
  perform private.refuse(
    coalesce(
      private.transition_objection(p_order, v_transition.precondition),
      case when private.is_frozen(p_order, p_to) then 'order_frozen' end),
    jsonb_build_object('status', v_from));

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
    -- The caller has locked the order, so it is as the caller read it.
    and state_version = p_order.state_version
  returning * into strict v_order;
  perform private.record_order_state(
    v_order, v_from, p_actor, p_actor_id, p_reason, v_transition.notification);
  -- Effects run last, and money last among them: the ledger's shared accounts are locked briefly.
  foreach v_effect in array v_transition.effects loop
    perform private.run_effect(v_order, v_effect);
  end loop;

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
comment on function private.move_order(
  public.orders, public.order_status, public.order_actor, uuid, text) is
  'Moves an order that the caller has locked along one row of private.order_transitions.';
