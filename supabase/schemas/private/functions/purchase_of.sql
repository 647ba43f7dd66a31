-- The first order of the bundle, which has the invoice and the outbound parcel; or this order.
create function private.purchase_of(p_order_id uuid) returns uuid
language plpgsql stable
as $$
begin
  return (select orders.purchase_id from public.orders where orders.id = p_order_id);
end
$$;
