-- private.move_order runs the effect_ functions after it has written the history row of the new
-- state, where an effect finds the actor and the reason.
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
