create function private.effect_sell_listing(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update public.listings
  set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id
    and status in ('active', 'reserved');
end
$$;
comment on function private.effect_sell_listing(public.orders) is
  'Marks the listing as sold.';
