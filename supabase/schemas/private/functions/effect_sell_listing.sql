-- What an order's move does to money, listing and work. Each runs inside the move's transaction, after the
-- history row of the new state, in which it finds who moved the order and why.
create function private.effect_sell_listing(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.listings set status = 'sold', updated_at = private.now()
  where id = p_order.listing_id and status in ('active', 'reserved');
end
$$;
comment on function private.effect_sell_listing(public.orders) is 'A listing still reserved becomes sold.';
grant execute on function private.effect_sell_listing(public.orders) to preloved_verbs;
