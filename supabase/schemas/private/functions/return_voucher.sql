create function private.return_voucher(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  v_voucher_id uuid;
begin
  update private.voucher_uses
  set returned_at = private.now()
  where order_id = p_order.id
    and returned_at is null
  returning voucher_id into v_voucher_id;
  if v_voucher_id is not null then
    update private.vouchers
    set used = used - case when private.shares_voucher_use(p_order) then 0 else 1 end,
        spent = spent - p_order.voucher_discount,
        updated_at = private.now()
    where id = v_voucher_id;
  end if;
end
$$;
