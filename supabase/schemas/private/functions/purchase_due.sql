-- Rupiah of the invoice of an order or of its bundle.
create function private.purchase_due(p_purchase_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select sum(orders.amount_due)::bigint
    from public.orders
    where orders.purchase_id = p_purchase_id
  );
end
$$;
