-- The only function that changes orders.status.
create function private.take_step(
  p_order public.orders,
  p_transition private.order_transitions,
  p_actor_id uuid,
  p_reason text,
  p_at timestamptz
) returns void
language plpgsql volatile
as $$
declare
  v_order public.orders;
  v_to constant public.order_status := p_transition.to_status;
  v_effect text;
begin
  perform private.refuse(
    coalesce(
      private.transition_objection(p_order, p_transition.precondition),
      case when private.is_frozen(p_order, v_to) then 'order_frozen' end),
    jsonb_build_object('status', p_order.status));

  update public.orders
  set status = v_to,
      state_version = state_version + 1,
      updated_at = p_at,
      paid_at = case when v_to = 'READY_TO_SHIP' then p_at else paid_at end,
      shipped_at = case when v_to = 'SHIPPED' then p_at else shipped_at end,
      delivered_at = case
        when v_to = 'DELIVERED' then coalesce(delivered_at, p_at)
        else delivered_at
      end,
      completed_at = case when v_to = 'COMPLETED' then p_at else completed_at end
  where id = p_order.id
    -- The caller has locked the order, so it has not changed since.
    and state_version = p_order.state_version
  returning * into strict v_order;
  perform private.record_order_state(
    v_order, p_order.status, p_transition.actor, p_actor_id, p_reason, p_transition.notification,
    p_transition.is_joint);
  -- Effects run last, and money last among them: the ledger's shared accounts are locked briefly.
  foreach v_effect in array p_transition.effects loop
    perform private.run_effect(v_order, v_effect);
  end loop;
end
$$;
