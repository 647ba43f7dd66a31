create function private.effect_return_voucher(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  if not private.is_fee_earned(p_order) then
    perform private.return_voucher(p_order);
  end if;
end
$$;
comment on function private.effect_return_voucher(public.orders) is
  'Returns the voucher if the order is cancelled or the parcel was never sent.';
