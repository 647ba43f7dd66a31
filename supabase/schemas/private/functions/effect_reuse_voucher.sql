create function private.effect_reuse_voucher(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform
  from private.voucher_uses as uses
  join private.vouchers on vouchers.id = uses.voucher_id
  where uses.order_id = p_order.id
    and uses.returned_at is not null
  for update of vouchers;
  if not found then
    return;
  end if;
  perform private.refuse(private.reuse_voucher_objection(p_order));
  update private.vouchers
  set used = used + case when private.shares_voucher_use(p_order) then 0 else 1 end,
      spent = spent + p_order.voucher_discount,
      updated_at = private.now()
  where id = (
    select uses.voucher_id
    from private.voucher_uses as uses
    where uses.order_id = p_order.id);
  update private.voucher_uses set returned_at = null where order_id = p_order.id;
end
$$;
comment on function private.effect_reuse_voucher(public.orders) is
  'Takes the returned voucher again.';
