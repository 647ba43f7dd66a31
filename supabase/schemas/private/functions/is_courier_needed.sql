-- Another order of its bundle may still travel with the booked courier.
create function private.is_courier_needed(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    where orders.purchase_id = p_order.purchase_id
      and orders.id <> p_order.id
      -- A seller's own courier takes all.
      and p_order.own_courier_code is null
      and orders.status in ('READY_TO_SHIP', 'SHIPPED', 'DISPUTED')
  );
end
$$;
