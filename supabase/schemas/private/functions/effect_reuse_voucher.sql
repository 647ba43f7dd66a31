create function private.effect_reuse_voucher(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.reuse_voucher(p_order);
end
$$;
comment on function private.effect_reuse_voucher(public.orders) is
  'Takes the returned voucher again; see private.reuse_voucher.';
