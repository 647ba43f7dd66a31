create function private.due_parcel(p_order public.orders) returns private.shipment_direction
language plpgsql stable
as $$
begin
  return (
    select statuses.parcel
    from private.order_statuses as statuses
    where statuses.status = p_order.status
  );
end
$$;
