-- Locks an order with all orders of its bundle.
create function private.lock_order(p_id uuid) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders;
begin
  -- The first order of a bundle keeps out everybody who changes another one.
  select orders.* into v_order
  from public.orders
  where orders.id = (select sought.purchase_id from public.orders as sought where sought.id = p_id)
  for update;
  if v_order.bundle_id is not null then
    perform
    from public.orders
    where orders.purchase_id = v_order.id
    order by orders.id
    for update;
    select orders.* into v_order from public.orders where orders.id = p_id;
  end if;
  return v_order;
end
$$;
