create function api.orders_status(
  p_order text,
  p_status text,
  p_audit jsonb,
  p_reason text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_actor public.order_actor := private.order_actor_of(v_order, private.caller_id());
  v_to public.order_status := p_status;
  v_actors public.order_actor[];
begin
  if v_to in ('RETURN_REQUESTED', 'DISPUTED') and p_reason is null then
    perform private.raise_error('VALIDATION', 'A return request and a dispute need a reason.');
  end if;
  select orders.* into v_order
  from public.orders
  where orders.id = v_order.id
  for update;
  select array_agg(transitions.actor) into v_actors
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.to_status = v_to;
  if v_actor <> all (v_actors) then
    perform private.raise_error(
      'FORBIDDEN',
      format('The %s may not move this order from %s to %s.', v_actor, v_order.status, v_to));
  end if;
  v_order := private.move_order_as_caller(v_order, v_to, p_reason, p_audit);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_status(text, text, jsonb, text) is
  'Moves an order along a row of private.order_transitions. '
  'FORBIDDEN for a row of another party, CONFLICT when there is no row.';
