create function private.effect_retake_voucher(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.retake_voucher(p_order);
end
$$;
comment on function private.effect_retake_voucher(public.orders) is 'The order is back, and its voucher is used again.';
grant execute on function private.effect_retake_voucher(public.orders) to preloved_verbs;
