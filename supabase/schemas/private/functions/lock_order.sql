create function private.lock_order(p_id uuid) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = p_id
  for update;
  return v_order;
end
$$;
