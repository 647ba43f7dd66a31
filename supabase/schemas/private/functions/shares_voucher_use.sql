-- Another order of the bundle still uses the voucher, which counts as one use for the bundle.
create function private.shares_voucher_use(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    join private.voucher_uses as uses on uses.order_id = orders.id
    where orders.purchase_id = p_order.purchase_id
      and orders.id <> p_order.id
      and uses.returned_at is null
  );
end
$$;
