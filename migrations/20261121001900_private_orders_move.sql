-- Time as an actor: one job when it moves the order, one that reminds somebody before. Both name the version of
-- the state that they were made for, and are void once the order has moved.
create function private.set_deadline(p_order public.orders, p_transition private.order_transitions, p_from timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  v_key text := p_order.id || ':' || p_order.state_version || ':' || p_transition.to_status;
  v_deadline jsonb := jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', p_transition.to_status);
  v_at timestamptz := p_from + make_interval(mins => private.setting(p_transition.after_setting)::integer);
begin
  perform private.enqueue('orders_deadline', v_key, v_deadline, v_at);
  if p_transition.reminds is not null then
    perform private.enqueue('orders_remind', v_key, v_deadline || jsonb_build_object('at', api.wire_time(v_at)),
      greatest(private.now(), v_at - make_interval(mins => private.setting(p_transition.remind_setting)::integer)));
  end if;
end
$$;
comment on function private.set_deadline(public.orders, private.order_transitions, timestamptz) is
  'Leaves the jobs by which time, counted from p_from, moves an order along this row, and reminds its party before.';
grant execute on function private.set_deadline(public.orders, private.order_transitions, timestamptz) to preloved_verbs;

-- What every entered state leaves behind, whoever caused it: history, finance event, notifications, deadlines.
create function private.orders_record_state(
  p_order public.orders, p_from public.order_status, p_actor public.order_actor, p_actor_id uuid, p_reason text)
returns void
language plpgsql set search_path = ''
as $$
declare
  v_type text := 'order.' || lower(p_order.status::text);
begin
  insert into private.order_history (order_id, version, from_status, to_status, actor, actor_id, reason)
  values (p_order.id, p_order.state_version, p_from, p_order.status, p_actor, p_actor_id, p_reason);

  perform private.publish(v_type, 'order', p_order.id, p_order.state_version, jsonb_build_object(
    'order_id', p_order.id, 'reference', p_order.reference, 'status', p_order.status,
    'listing_id', p_order.listing_id, 'buyer_id', p_order.buyer_id, 'seller_id', p_order.seller_id,
    'item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee,
    'buyer_protection_fee', p_order.buyer_protection_fee, 'voucher_discount', p_order.voucher_discount,
    'commission', p_order.commission, 'total', p_order.total, 'actor', p_actor));

  perform private.notify(party.id, 'order:' || p_order.id || ':' || p_order.state_version, v_type, 'order',
      jsonb_build_object('order_id', p_order.id, 'reference', p_order.reference, 'title', p_order.listing_title,
        'role', party.role, 'from', p_from))
  from unnest(array[p_order.buyer_id, p_order.seller_id], array['buyer', 'seller']) as party (id, role)
  -- Who acted knows it; a dispute is also confirmed to the buyer who opened it.
  where party.id is distinct from p_actor_id or p_order.status = 'DISPUTED';

  perform private.set_deadline(p_order, transitions, p_order.updated_at)
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.actor = 'clock'
    and transitions.after_setting is not null and transitions.counts_from = 'state';
end
$$;
comment on function private.orders_record_state(public.orders, public.order_status, public.order_actor, uuid, text) is
  'Writes the history row, the finance event, the notifications and the deadlines of a state just entered.';
grant execute on function private.orders_record_state(public.orders, public.order_status, public.order_actor, uuid, text) to preloved_verbs;

-- The only statement that changes an order's status.
create function private.orders_move(
  p_order_id uuid, p_to public.order_status, p_actor public.order_actor, p_actor_id uuid default null, p_reason text default null)
returns public.orders
language plpgsql set search_path = ''
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
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s and cannot become %s.', v_from, p_to));
  end if;
  if v_transition.precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using v_order;
    if v_objection is not null then
      perform private.refuse('CONFLICT', pg_catalog.format('The order is %s. %s', v_from, v_objection));
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

  perform private.orders_record_state(v_order, v_from, p_actor, p_actor_id, p_reason);
  -- Effects come last, money last of all: the ledger's shared accounts stay locked for as short as possible.
  foreach v_effect in array v_transition.effects loop
    execute pg_catalog.format('select private.%I($1)', 'effect_' || v_effect) using v_order;
  end loop;
  -- What follows at once is one more move of this same transaction.
  select transitions.to_status into v_next from private.order_transitions as transitions
  where transitions.from_status = p_to and transitions.actor = 'clock' and transitions.after_setting is null;
  if v_next is not null then
    return private.orders_move(p_order_id, v_next, 'clock');
  end if;
  -- An effect may have moved it on.
  select orders.* into v_order from public.orders where orders.id = p_order_id;
  return v_order;
end
$$;
comment on function private.orders_move(uuid, public.order_status, public.order_actor, uuid, text) is
  'Moves an order along one row of private.order_transitions, with everything that belongs to it, or refuses.';
grant execute on function private.orders_move(uuid, public.order_status, public.order_actor, uuid, text) to preloved_verbs;
