create function api.orders_status(p_order text, p_status text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_actor public.order_actor := private.acting_as(v_order, private.caller_id());
  v_to public.order_status := p_status::public.order_status;
begin
  select orders.* into v_order from public.orders where orders.id = v_order.id for update;
  if exists (select from private.order_transitions as transitions
             where transitions.from_status = v_order.status and transitions.to_status = v_to)
     and not exists (select from private.order_transitions as transitions
                     where transitions.from_status = v_order.status and transitions.to_status = v_to and transitions.actor = v_actor) then
    perform private.refuse('FORBIDDEN', pg_catalog.format('The %s may not move this order from %s to %s.', v_actor, v_order.status, v_to));
  end if;
  v_order := private.take_step(v_order, v_to, null, p_act);
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_status(text, text, jsonb) is
  'Moves an order along a row of the transition table: another party''s row is 403, no row at all 409.';
alter function api.orders_status(text, text, jsonb) owner to preloved_verbs;
grant execute on function api.orders_status(text, text, jsonb) to authenticated;
