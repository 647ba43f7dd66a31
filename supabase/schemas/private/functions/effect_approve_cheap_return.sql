create function private.effect_approve_cheap_return(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  if private.use_small_return(p_order) then
    perform private.move_order(
      p_order,
      'RETURN_APPROVED',
      'clock',
      p_reason => 'approved at once for its low price');
  end if;
end
$$;
comment on function private.effect_approve_cheap_return(public.orders) is
  'Approves the return at once if item and shipping cost at most return_auto_approve_idr '
  'together. The number per buyer and per seller is limited.';
