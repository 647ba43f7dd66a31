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

  insert into private.jobs (kind, key, payload, run_at)
  select 'orders_deadline', p_order.id || ':' || p_order.state_version || ':' || transitions.to_status,
         jsonb_build_object('order_id', p_order.id, 'version', p_order.state_version, 'to', transitions.to_status),
         private.now() + make_interval(mins => private.setting(transitions.after_setting)::integer)
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.actor = 'clock';
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
begin
  select orders.* into v_order from public.orders where orders.id = p_order_id for update;
  v_from := v_order.status;

  select transitions.* into v_transition from private.order_transitions as transitions
  where transitions.from_status = v_from and transitions.to_status = p_to and transitions.actor = p_actor;
  if v_transition.actor is null then
    if exists (select from private.order_transitions as transitions
               where transitions.from_status = v_from and transitions.to_status = p_to
                 and p_actor in ('buyer', 'seller') and transitions.actor <> 'clock') then
      perform private.refuse('FORBIDDEN', pg_catalog.format('The %s may not move this order from %s to %s.', p_actor, v_from, p_to));
    end if;
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s and cannot become %s.', v_from, p_to));
  end if;
  if v_transition.precondition is not null then
    execute pg_catalog.format('select private.%I($1)', 'may_' || v_transition.precondition) into v_objection using v_order;
    if v_objection is not null then
      perform private.refuse('CONFLICT', pg_catalog.format('The order is %s. %s', v_from, v_objection));
    end if;
  end if;

  update public.orders
  set status = p_to, state_version = state_version + 1, updated_at = private.now(),
      paid_at = case when p_to = 'READY_TO_SHIP' then private.now() else paid_at end,
      shipped_at = case when p_to = 'SHIPPED' then private.now() else shipped_at end,
      delivered_at = case when p_to = 'DELIVERED' then coalesce(delivered_at, private.now()) else delivered_at end,
      completed_at = case when p_to = 'COMPLETED' then private.now() else completed_at end
  where id = p_order_id
  returning * into v_order;

  perform private.orders_record_state(v_order, v_from, p_actor, p_actor_id, p_reason);
  -- Effects come last: the ledger's shared accounts stay locked for as short as possible.
  foreach v_effect in array v_transition.effects loop
    execute pg_catalog.format('select private.%I($1)', 'effect_' || v_effect) using v_order;
  end loop;
  return v_order;
end
$$;
comment on function private.orders_move(uuid, public.order_status, public.order_actor, uuid, text) is
  'Moves an order along one row of private.order_transitions, with everything that belongs to it, or refuses.';
grant execute on function private.orders_move(uuid, public.order_status, public.order_actor, uuid, text) to preloved_verbs;
