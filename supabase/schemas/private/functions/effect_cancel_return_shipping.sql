create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.cancel_courier(p_order.id, 'return')
  where not private.is_scanned(p_order.id, 'return');
end
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is
  'Cancels the label of a return that no carrier has scanned: nobody uses it any more.';
