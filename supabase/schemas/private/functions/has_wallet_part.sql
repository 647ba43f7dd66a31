create function private.has_wallet_part(p_purchase_id uuid) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    where orders.purchase_id = p_purchase_id
      and orders.wallet_amount > 0
  );
end
$$;
