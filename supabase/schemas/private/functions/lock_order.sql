-- Locks an order with all orders of its bundle.
create function private.lock_order(p_id uuid) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_id
    and orders.bundle_id is null
  for update;
  if v_order.id is null then
    -- The lock on the first order of a bundle keeps others from changing any order of it.
    perform
    from public.orders
    where orders.bundle_id = (
      select sought.bundle_id
      from public.orders as sought
      where sought.id = p_id)
    order by orders.id <> orders.bundle_id, orders.id
    for update;
    select orders.* into v_order from public.orders where orders.id = p_id;
  end if;
  return v_order;
end
$$;
