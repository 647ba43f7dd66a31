-- Raises NOT_FOUND also while the invoice is being created.
create function private.find_order(p_order text) returns public.orders
language plpgsql stable
as $$
declare
  v_id uuid := private.order_id_of(p_order);
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_id
    and orders.state_version > 0;
  if v_order.id is null then
    perform private.raise_error('order_not_found');
  end if;
  return v_order;
end
$$;
