create function private.reuse_voucher(p_order public.orders) returns void
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
  elsif not private.may_reuse_voucher(p_order) then
    perform private.raise_error(
      'CONFLICT', 'voucher_used',
      'The voucher of this order has been used up in the meantime.');
  end if;
  update private.vouchers
  set used = used + 1, updated_at = private.now()
  where id = (
    select uses.voucher_id
    from private.voucher_uses as uses
    where uses.order_id = p_order.id);
  update private.voucher_uses set returned_at = null where order_id = p_order.id;
end
$$;
comment on function private.reuse_voucher(public.orders) is
  'Takes the returned voucher again for an order that a late payment revives. '
  'Raises CONFLICT when it has been used up in the meantime.';
