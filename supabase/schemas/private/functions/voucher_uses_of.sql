create function private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid) returns integer
language plpgsql stable
as $$
begin
  return (
    -- A bundle is one use.
    select count(distinct orders.purchase_id)
    from private.voucher_uses as uses
    join public.orders on orders.id = uses.order_id
    where uses.voucher_id = p_voucher_id
      and uses.user_id = p_user_id
      and uses.returned_at is null
  );
end
$$;
