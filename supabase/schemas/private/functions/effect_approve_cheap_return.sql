create function private.effect_approve_cheap_return(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.item_price <= private.setting('return_auto_approve_idr') then
    perform private.move_order(
      p_order.id,
      'RETURN_APPROVED',
      'clock',
      p_reason => 'approved at once for its low price');
  end if;
end
$$;
comment on function private.effect_approve_cheap_return(public.orders) is
  'Approves the return at once up to the price return_auto_approve_idr.';
