create function private.hold_order(
  p_order text,
  variadic p_parties public.order_actor[]
) returns private.held_order
language plpgsql volatile
as $$
declare
  v_caller constant public.profiles := private.caller();
  v_id constant uuid := private.order_id_of(p_order);
  v_order public.orders;
  v_actor public.order_actor;
begin
  -- Only the parties and staff may lock an order, so nobody else can make its operations wait.
  select orders.* into v_order
  from public.orders
  where orders.id = v_id
    and orders.state_version > 0
    and private.order_actor_of(orders, v_caller.id) is not null;
  v_actor := private.order_actor_of(v_order, v_caller.id);
  if v_order.id is null then
    perform private.raise_error('order_not_found');
  elsif v_actor <> all (p_parties) then
    perform private.raise_error('wrong_party');
  end if;
  return row(
    private.lock_order(v_id),
    v_actor,
    case when v_actor = 'staff' then private.staff_caller('ops_admin') end)::private.held_order;
end
$$;
