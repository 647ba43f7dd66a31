-- The order that decides about a parcel: in a bundle one that still waits for its courier, if any,
-- or else for the parcel.
create function private.lock_parcel(
  p_order_id uuid,
  p_direction private.shipment_direction
) returns public.orders
language plpgsql volatile
as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if p_direction = 'outbound' and v_order.bundle_id is not null then
    select orders.* into v_order
    from public.orders
    where orders.purchase_id = v_order.purchase_id
    order by
      orders.status <> 'READY_TO_SHIP',
      orders.status <> 'SHIPPED',
      orders.id <> orders.purchase_id,
      orders.id
    limit 1;
  end if;
  return v_order;
end
$$;
