-- The only statement that changes an order's status.
create function private.move_order(
  p_order_id uuid,
  p_to public.order_status,
  p_actor public.order_actor,
  p_actor_id uuid default null,
  p_reason text default null
) returns public.orders
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
  v_from public.order_status;
  v_transition private.order_transitions;
  v_objection text;
  v_effect text;
  v_next public.order_status;
  v_now timestamptz;
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  v_from := v_order.status;

  select transitions.* into v_transition from private.order_transitions as transitions
  where transitions.from_status = v_from and transitions.to_status = p_to and transitions.actor = p_actor;
  if v_transition.actor is null then
    perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s and cannot become %s.', v_from, p_to));
  end if;
  if v_transition.precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using v_order;
    if v_objection is not null then
      perform private.raise_error('CONFLICT', pg_catalog.format('The order is %s. %s', v_from, v_objection));
    end if;
  end if;

  v_now := private.now();
  update public.orders
  set status = p_to, state_version = state_version + 1, updated_at = v_now,
      paid_at = case when p_to = 'READY_TO_SHIP' then v_now else paid_at end,
      shipped_at = case when p_to = 'SHIPPED' then v_now else shipped_at end,
      delivered_at = case when p_to = 'DELIVERED' then coalesce(delivered_at, v_now) else delivered_at end,
      completed_at = case when p_to = 'COMPLETED' then v_now else completed_at end
  where id = p_order_id
  returning * into v_order;

  perform private.record_order_state(v_order, v_from, p_actor, p_actor_id, p_reason);
  -- Effects come last, money last of all: the ledger's shared accounts stay locked for as short as possible.
  foreach v_effect in array v_transition.effects loop
    execute pg_catalog.format('select private.%I($1)', 'effect_' || v_effect) using v_order;
  end loop;
  -- What follows at once is one more move of this same transaction.
  select transitions.to_status into v_next from private.order_transitions as transitions
  where transitions.from_status = p_to and transitions.actor = 'clock' and transitions.after_setting is null;
  if v_next is not null then
    return private.move_order(p_order_id, v_next, 'clock');
  end if;
  -- An effect may have moved it on.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  return v_order;
end
$$;
comment on function private.move_order(uuid, public.order_status, public.order_actor, uuid, text) is
  'Moves an order along one row of private.order_transitions, with everything that belongs to it, or rejects.';
